VAR coins = 5
VAR hurt = false
-> quay
== quay
The quay, with {coins} coins.
+ [Haggle] -> haggling -> quay
+ [Ask the old man] He looks up. -> talk -> after
* [Dream] -> dream -> talk -> quay
+ [Leave] -> leave
== after
{talk > 1: You know his tale by heart.|You have heard it once.}
+ [Back] -> quay
== haggling
How much?
+ [One] -> give
+ [None] ->->
= give
~ coins = coins - 1
A coin rings. {coins < 2: You are nearly out.}
->->
== talk
“Sit,” he says.
* [Sit] You sit. -> sitting
+ [Stand] You stand. ->->
= sitting
“There was a ferry.”
+ [Ask on] -> haggling ->
  He takes the coin.
  ->->
+ [Go] ->-> quay
== dream
You dream of {hurt: teeth|herrings}.
+ [Wake] You wake. ->->
+ [Sleep on] You never wake. -> END
== leave
You leave.
-> END
