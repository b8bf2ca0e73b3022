// Runs pytest on Python 3.14, which is here as WebAssembly.
//   node pyodide.mjs PYODIDE SOURCE PACKAGES TEST…
// PYODIDE is the npm package's folder, SOURCE the project, PACKAGES a folder of what it needs, of any
// Python: compiled parts are passed over, since each has a part in plain Python that does the same.
const [pyodide, source, packages, ...tests] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
python.mountNodeFS("/solo", source);
python.mountNodeFS("/packages", packages);
python.globals.set("tests", python.toPy(tests));
try {
  process.exitCode = python.runPython(`
import os, sys
sys.path[:0] = ["/solo", "/packages"]
os.chdir("/solo")
import pytest
int(pytest.main(tests))
`);
} catch (trouble) {
  console.error(trouble.message);
  process.exitCode = 2;
}
