import { findWordAt } from './find-word-at.ts'

export interface WordHelp {
  /** How it is written: `x in y`. */
  shape: string
  /** What it does: `tells for each item of x whether it is in y`. */
  meaning: string
}

export type FoundHelp = WordHelp & { word: string }

/** The help for the word at a place of a text; undefined if there is no word, or no line about it. */
export function findHelpAt(text: string, index: number): FoundHelp | undefined {
  const word = findWordAt(text, index)
  const help = word === undefined ? undefined : findWordHelp(word)
  return help && word !== undefined ? { ...help, word } : undefined
}

/** What a keyword or an operator of q does; undefined for other names. */
export const findWordHelp = (word: string): WordHelp | undefined => helpByWord.get(word)

/** One word a line: the word, how it is written, what it does. */
const lines = String.raw`
abs|abs x|makes each negative number positive
acos|acos x|arccosine, in radians
aj|aj[columns;t1;t2]|adds to each row of t1 the last row of t2 with the same keys at or before its time: aj[${'`'}sym${'`'}time;trade;quote]
aj0|aj0[columns;t1;t2]|like aj, but the time in the result is that of t2
ajf|ajf[columns;t1;t2]|like aj, and nulls of t2 are filled with values of t1
ajf0|ajf0[columns;t1;t2]|like aj0, and nulls of t2 are filled with values of t1
all|all x|true if every item is true
and|x and y|the smaller of two values; of booleans, whether both are true
any|any x|true if at least one item is true
asc|asc x|sorts a list, or a dictionary by its values, from the smallest on
asin|asin x|arcsine, in radians
asof|t asof d|the values of the last row of t that matches d, whose last key is a time
atan|atan x|arctangent, in radians
attr|attr x|the attribute of a list: s, u, p, g, or nothing
avg|avg x|the mean of a list, without its nulls
avgs|avgs x|the mean of the items so far, at each place
bin|x bin y|the place in the sorted list x of the last item not above y
binr|x binr y|the place in the sorted list x of the first item not below y
by|select … by c from t|groups the rows of a query by the values of a column
ceiling|ceiling x|rounds up to a whole number
cols|cols t|the names of the columns of a table
cor|x cor y|the correlation of two lists, from -1 to 1
cos|cos x|cosine of an angle in radians
count|count x|how many items a list or rows a table has
cov|x cov y|the covariance of two lists
cross|x cross y|every pair of an item of x and an item of y
csv|csv|the delimiter "," for saving tables as text: csv 0: t
cut|x cut y|cuts y into pieces of x items, or at the places in x
delete|delete c from t|a table without some columns, or without the rows that meet a condition
deltas|deltas x|the difference of each item from the one before
desc|desc x|sorts a list, or a dictionary by its values, from the largest on
dev|dev x|the standard deviation of a list
differ|differ x|true where an item differs from the one before
distinct|distinct x|each different item once, in the order of first appearance
div|x div y|divides and rounds down to a whole number
do|do[n;a;b]|runs the expressions n times
dsave|x dsave y|saves tables as splayed columns, with the first column parted
each|f each x|applies a function to each item of a list: count each ("ab";"c")
ej|ej[columns;t1;t2]|joins each row of t1 with every row of t2 that has the same keys
ema|x ema y|exponential moving average of y with smoothing x
enlist|enlist x|makes a list of one item
eval|eval x|evaluates a parse tree, such as parse gives
except|x except y|the items of x that are not in y
exec|exec c from t|a query that gives a list, or a dictionary, instead of a table
exit|exit n|ends the session
exp|exp x|e to the power of x
fby|(f;x) fby g|applies f to x within each group of g, with a result for every row: where price=(max;price) fby sym
fills|fills x|replaces each null by the last value before it
first|first x|the first item
fkeys|fkeys t|the foreign keys of a table, with the tables they lead to
flip|flip x|exchanges rows and columns; makes a table of a dictionary of columns
floor|floor x|rounds down to a whole number
from|select … from t|names the table of a query
get|get x|the value of a variable, or what a file holds: get ${'`'}:file
getenv|getenv x|a variable of the environment, as a string
group|group x|a dictionary from each different item to the places where it is
gtime|gtime x|turns local time into UTC
hclose|hclose h|closes a handle of a file or process
hcount|hcount x|the size of a file in bytes
hdel|hdel x|deletes a file
hopen|hopen x|opens a connection to a process or a file and gives its handle
hsym|hsym x|makes a file handle of a symbol: ${'`'}a becomes ${'`'}:a
iasc|iasc x|the places of the items in ascending order
idesc|idesc x|the places of the items in descending order
if|if[c;a;b]|runs the expressions if the condition is true
ij|t1 ij t2|the rows of t1 whose key is in the keyed table t2, with the columns of both
ijf|t1 ijf t2|like ij, and nulls of t2 are filled with values of t1
in|x in y|tells for each item of x whether it is in y
insert|t insert x|adds rows to the table named t: ${'`'}t insert (1;2)
inter|x inter y|the items that are in both lists
inv|inv x|the inverse of a square matrix of floats
key|key x|the keys of a dictionary or keyed table; what a folder contains
keys|keys t|the names of the key columns of a table
last|last x|the last item
like|x like y|whether text matches a pattern with * ? and [a-z]
lj|t1 lj t2|adds the columns of the keyed table t2 to the rows of t1 by key
ljf|t1 ljf t2|like lj, and nulls of t2 keep the values of t1
load|load x|reads a variable from the file of the same name
log|log x|the natural logarithm
lower|lower x|text in lower case
lsq|x lsq y|solves x = r mmu y by least squares
ltime|ltime x|turns UTC into local time
ltrim|ltrim x|text without spaces at its start
mavg|n mavg x|the mean of the last n items, at each place
max|max x|the largest item
maxs|maxs x|the largest item so far, at each place
mcount|n mcount x|how many of the last n items are not null
md5|md5 x|the MD5 hash of a string, as 16 bytes
mdev|n mdev x|the standard deviation of the last n items
med|med x|the median
meta|meta t|the columns of a table with their types, foreign keys and attributes
min|min x|the smallest item
mins|mins x|the smallest item so far, at each place
mmax|n mmax x|the largest of the last n items
mmin|n mmin x|the smallest of the last n items
mmu|x mmu y|the product of two matrices of floats
mod|x mod y|the remainder of a division
msum|n msum x|the sum of the last n items
neg|neg x|changes the sign
next|next x|each item's successor, with a null at the end
not|not x|true where the value is zero
null|null x|true where the value is null
or|x or y|the larger of two values; of booleans, whether one is true
over|f over x|applies f between the items from left to right and gives the last result
parse|parse x|the parse tree of a string of q
peach|f peach x|like each, in parallel where there are threads
pj|t1 pj t2|adds the numbers of the keyed table t2 to those of t1 by key
prd|prd x|the product of all items
prds|prds x|the product of the items so far, at each place
prev|prev x|each item's predecessor, with a null at the start
prior|f prior x|applies f to each item and the one before
rand|rand x|one random number below x, or one random item of a list
rank|rank x|the place of each item in the sorted list
ratios|ratios x|each item divided by the one before
raze|raze x|joins the items of a list into one list
read0|read0 x|the lines of a text file
read1|read1 x|the bytes of a file
reciprocal|reciprocal x|one divided by x
reval|reval x|evaluates a parse tree without letting it change anything
reverse|reverse x|a list from its end to its start
rload|rload x|reads a splayed table from its folder
rotate|n rotate x|moves the first n items to the end
rsave|rsave x|saves a table splayed, a file for each column
rtrim|rtrim x|text without spaces at its end
save|save x|writes a variable to a file; the ending decides on the format: ${'`'}t.csv
scan|f scan x|applies f between the items from left to right and gives all results
scov|x scov y|the covariance of two samples
sdev|sdev x|the standard deviation of a sample
select|select c by g from t where w|reads columns, groups and rows of a table
set|x set y|gives the variable or file named x the value y
setenv|x setenv y|sets a variable of the environment
show|show x|prints a value
signum|signum x|-1, 0 or 1, as a number is negative, zero or positive
sin|sin x|sine of an angle in radians
sqrt|sqrt x|the square root
ss|x ss y|the places in string x where pattern y is found
ssr|ssr[x;y;z]|replaces what matches y in string x by z
string|string x|each item as text
sublist|x sublist y|at most x items of y; x may be a start and a count
sum|sum x|the sum of all items
sums|sums x|the sum of the items so far, at each place
sv|x sv y|joins strings with x between them; reads digits in base x
svar|svar x|the variance of a sample
system|system x|runs a system command: system "l file.q"
tables|tables x|the names of the tables in a namespace
tan|tan x|tangent of an angle in radians
til|til n|the first n whole numbers, from 0
trim|trim x|text without spaces at its ends
type|type x|the number of a type; negative for atoms, 98h for tables
uj|t1 uj t2|rows of both tables, with the columns of both
ujf|t1 ujf t2|like uj for keyed tables, and nulls of t2 keep the values of t1
ungroup|ungroup t|a row for each item of the lists in a table's cells
union|x union y|the different items of both lists
update|update c:x from t|a table with new or changed columns
upper|upper x|text in upper case
upsert|t upsert x|adds rows, or replaces those with the same key
use|use x|loads a module; a word of KDB-X
value|value x|evaluates a string, or gives the values of a dictionary
var|var x|the variance of a list
view|view x|the text of a view's definition
views|views x|the names of the views in a namespace
vs|x vs y|cuts string y at each x; writes numbers in base x
wavg|x wavg y|the mean of y, weighted with x
where|where x|the places of true items; in a query, the conditions of rows
while|while[c;a;b]|repeats the expressions as long as the condition is true
within|x within y|whether x lies between the two items of y, ends included
wj|wj[w;columns;t1;(t2;(f;c))]|applies f to the rows of t2 in a window of time around each row of t1, with the value that held at its start
wj1|wj1[w;columns;t1;(t2;(f;c))]|like wj, with only the rows that lie in the window
wsum|x wsum y|the sum of y, weighted with x
xasc|columns xasc t|sorts a table by columns, ascending: ${'`'}sym${'`'}time xasc t
xbar|n xbar x|rounds down to multiples of n: 5 xbar 09:33 is 09:30
xcol|names xcol t|renames the columns of a table
xcols|names xcols t|moves columns to the front
xdesc|columns xdesc t|sorts a table by columns, descending
xexp|x xexp y|x to the power of y
xgroup|columns xgroup t|groups a table by columns, with lists in the others
xkey|columns xkey t|makes columns the key of a table
xlog|x xlog y|the logarithm of y to base x
xprev|n xprev x|the item n places before, at each place
xrank|n xrank x|divides into n groups of equal size by value, numbered from 0
+|x+y|adds; atom and list, or lists of the same length
-|x-y|subtracts
*|x*y|multiplies; alone before a value, the first item
%|x%y|divides; the result is a float
&|x&y|the smaller of two values, as and
||x|y|the larger of two values, as or
^|x^y|fills the nulls of y with x
=|x=y|tells item by item whether two values are equal
<>|x<>y|tells item by item whether two values differ
<|x<y|tells item by item whether x is below y
>|x>y|tells item by item whether x is above y
<=|x<=y|tells item by item whether x is not above y
>=|x>=y|tells item by item whether x is not below y
~|x~y|one boolean: whether two values are the same in type and content
!|x!y|makes a dictionary of keys and values; with four arguments, update and delete
#|x#y|takes x items of y; a negative number takes from the end; sets an attribute
_|x _ y|drops the first x items of y, or cuts at the places in x
?|x?y|finds the place of y in x; n?y draws random numbers; with four arguments, select
$|x$y|casts y to type x; with three arguments, a condition: $[c;a;b]
@|x@y|applies a function or reads an item; with more arguments, changes items or traps errors
.|x . y|applies a function to a list of arguments; with more arguments, changes items in depth or traps errors
,|x,y|joins two values into one list
:|x:y|gives a variable a value; at the start of a statement, returns from a function
::|x::y|gives a global variable a value; alone, the value that is nothing
'|f'[x;y]|each: applies f item by item; before a symbol, signals an error
/|f/x|over: applies f between the items; after a space, a comment
\|f\x|scan: like over, with all results; at the start of a line, a command
/:|x f/:y|each right: applies f to x and each item of y
\:|x f\:y|each left: applies f to each item of x and y
':|f':x|each prior: applies f to each item and the one before
0:|x 0: y|reads and writes text: ("SF";enlist",")0:${'`'}:file.csv
1:|x 1: y|reads and writes bytes
2:|x 2: y|loads a function from a library of C, which this interpreter cannot`

const helpByWord = new Map(
  lines
    .trim()
    .split('\n')
    .map(line => {
      const [, word = '', shape = '', meaning = ''] = /^(\||[^|]+)\|(\S\|\S|[^|]+)\|(.+)$/.exec(line) ?? []
      return [word, { shape, meaning }] as const
    }),
)
