import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('lines are read into columns', () => {
  expect(run('("SJF";",")0:("ab,1,2.5";"cd,2,0.5")')).toBe('ab  cd \n1   2  \n2.5 0.5')
  expect(run('("J J";",")0:("1,2,3";"4,5,6")')).toBe('1 4\n3 6')
})

test('an enlisted delimiter takes names from the first line', () => {
  expect(run('("SJ";enlist",")0:("name,size";"ab,1";"cd,2")')).toBe('name size\n---------\nab   1   \ncd   2   ')
  expect(run('("S*";enlist"\\t")0:("a\\tb";"x\\tyz")')).toBe('a b   \n------\nx "yz"')
})

test('a single string gives atoms', () => {
  expect(run('("JD";"|")0:"7|2024-03-05"')).toBe('7\n2024.03.05')
})

test('fields in quotes may hold the delimiter', () => {
  expect(run('first("*J";",")0:enlist "\\"a,\\"\\"b\\"\\"\\",3"')).toBe('"a,\\"b\\""')
})

test('with a flag, strings may hold line feeds', () => {
  expect(run('`:notes.csv 0:("1,\\"two";"lines\\"";"2,one")', '("J*";",";1)0:`:notes.csv')).toBe(
    '1            2    \n"two\\nlines" "one"',
  )
})

test('missing and unreadable fields are null', () => {
  expect(run('("JJ";",")0:("1,2";"3";"x,4")')).toBe('1 3  \n2   4')
})

test('fixed widths cut lines into fields', () => {
  expect(run('("JS D";2 3 1 8)0:("12abc-20240305";" 7de -20240306")')).toBe(
    '12         7         \nabc        de        \n2024.03.05 2024.03.06',
  )
  expect(run('("JJ";1 2)0:enlist "123456"')).toBe('1  4 \n23 56')
})

test('a field in quotes between others, and a quote within a field', () => {
  expect(run('("J*J";",")0:("1,\\"a,b\\",2";"3,a\\"b,4")')).toBe('1     3     \n"a,b" "a\\"b"\n2     4     ')
})

test('lines may end with a carriage return, and the last one without a line feed', () => {
  expect(run('("JS";",")0:"1,a\\r\\n\\n2,b"')).toBe('1  2\na  b')
})

test('a string on the left reads pairs of keys and values', () => {
  expect(run('"S=;"0:"a=1;b=22"')).toBe('a    b   \n,"1" "22"')
  expect(run('"J:,"0:"7:x,8:yz"')).toBe('7    8   \n,"x" "yz"')
  expect(run('"S=*;"0:"a=\\"1;2\\";b=3"')).toBe('a     b   \n"1;2" ,"3"')
})

test('keys of other types than integers and symbols signal IJS', () => expect(run('"F=;"0:"1=a"')).toMatch(/^'IJS/))

test('a table comes back from its text', () => {
  const table = 't:([]s:`ab`cd`;n:1 0N 3;f:0.5 2 0n;d:2024.03.05 2023.12.31 0Nd)'
  expect(run(table, 't~("SJFD";enlist",")0:csv 0:t')).toBe('1b')
})
