import { expect, test } from 'vitest'
import { run, runLines } from '../tests/console.ts'

const trades = 't:([]sym:`b`a`b`c`a;size:40 10 30 20 50;price:2.5 1.5 3.5 4.5 0.5)'
const query = (text: string) => runLines(trades, text)

test('select gives columns and names computed ones', () => {
  expect(query('select sym,total:size*price from t where sym=`a')).toEqual([
    'sym total',
    '---------',
    'a   15',
    'a   25',
  ])
})

test('each condition of where sees the rows that the ones before it selected', () => {
  expect(query('select from t where sym in `a`b,size=max size')).toEqual([
    'sym size price',
    '--------------',
    'a   50   0.5',
  ])
})

test('a boolean atom as a condition selects all rows or none', () => {
  expect(query('count select from t where 1b')).toEqual(['5'])
  expect(query('count select from t where 0b')).toEqual(['0'])
})

test('a condition of the wrong count signals length, one that is not numeric signals type', () => {
  expect(query('select from t where 101b')[0]).toBe("'length")
  expect(query('select from t where sym')[0]).toBe("'type")
})

test('an atom is repeated to the count of the other columns', () => {
  expect(query('select size,most:max size from t where i<2')).toEqual(['size most', '---------', '40   40', '10   40'])
})

test('columns of different counts signal length', () => {
  expect(query('select size,distinct sym from t')[0]).toBe("'length")
})

test('an aggregate alone makes one row, but signals rank inside a lambda', () => {
  expect(query('select sum size from t')).toEqual(['size', '----', '150'])
  expect(query('select {sum x}size from t')[0]).toBe("'rank")
})

test('i is the index of the row in the whole table', () => {
  expect(query('select row:i from t where sym=`b')).toEqual(['row', '---', '0', '2'])
})

test('select distinct gives each row once, in order of first appearance', () => {
  expect(query('select distinct sym from t')).toEqual(['sym', '---', 'b', 'a', 'c'])
})

test('a limit keeps rows from the start, the end or the middle', () => {
  expect(query('exec size from select[2] from t')).toEqual(['40 10'])
  expect(query('exec size from select[-2] from t')).toEqual(['20 50'])
  expect(query('exec size from select[1 3] from t')).toEqual(['10 30 20'])
  expect(query('exec size from select[4 3] from t')).toEqual([',50'])
})

test('an order sorts the rows before the limit applies', () => {
  expect(query('exec size from select[2;>price] from t')).toEqual(['20 30'])
  expect(query('exec size from select[<size] from t')).toEqual(['10 20 30 40 50'])
})

test('a keyed table stays keyed unless columns are chosen', () => {
  expect(run('k:([id:1 2 3]v:`x`y`z)', 'keys select from k where id>1')).toBe(',`id')
  expect(run('k:([id:1 2 3]v:`x`y`z)', 'keys select v from k')).toBe('`symbol$()')
})

test('a query takes the name of a table, and signals an unknown one', () => {
  expect(query('exec size from select from `t where sym=`c')).toEqual([',20'])
  expect(query('select from `nothing')[0]).toBe("'nothing")
})

test('columns keep their attribute unless a condition selects rows', () => {
  expect(run('u:([]a:`s#1 2 3;b:4 5 6)', 'attr exec a from select a from u')).toBe('`s')
  expect(run('u:([]a:`s#1 2 3;b:4 5 6)', 'attr exec a from select a from u where b>4')).toBe('`')
})

test('the functional form agrees with the template', () => {
  const pairs = [
    ['select from t', '?[t;();0b;()]'],
    ['select sym,size from t where price>2', '?[t;enlist(>;`price;2);0b;`sym`size!`sym`size]'],
    ['select distinct sym from t', '?[t;();1b;(enlist`sym)!enlist`sym]'],
    ['select[2;>price] from t', '?[t;();0b;();2;(idesc;`price)]'],
    ['select sum size by sym from t', '?[t;();(enlist`sym)!enlist`sym;(enlist`size)!enlist(sum;`size)]'],
    ['exec size from t where sym in `a`c', '?[t;enlist(in;`sym;enlist`a`c);();`size]'],
    ['exec last size by sym from t', '?[t;();`sym;(last;`size)]'],
    ['update size:2*size from t where sym=`b', '![t;enlist(=;`sym;enlist`b);0b;(enlist`size)!enlist(*;2;`size)]'],
    ['delete from t where size<25', '![t;enlist(<;`size;25);0b;`symbol$()]'],
    ['delete price from t', '![t;();0b;enlist`price]'],
  ]
  for (const [template, functional] of pairs)
    expect([template, query(`(${template})~${functional}`)]).toEqual([template, ['1b']])
})

test('?[t;rows;expression] evaluates an expression on some rows', () => {
  expect(query('?[t;0 2;`size]')).toEqual(['40 30'])
  expect(query('?[t;1 3 4;(max;`size)]')).toEqual(['50'])
})

const stockTable = 't:([]item:`cup`pan`cup`lid;n:5 2 7 4)'
const queryStock = (text: string) => runLines(stockTable, text)

test('exec of one unnamed expression is its value', () => {
  expect(queryStock('exec n from t')).toEqual(['5 2 7 4'])
  expect(queryStock('exec max n from t')).toEqual(['7'])
})

test('exec of several columns is a dictionary, whose lists may have different counts', () => {
  expect(queryStock('exec distinct item,n from t')).toEqual(['item| `cup`pan`lid', 'n   | 5 2 7 4'])
})

test('exec of one named column is a dictionary', () => {
  expect(queryStock('exec total:sum n from t')).toEqual(['total| 18'])
})

test('exec without columns is the last row', () => {
  expect(queryStock('exec from t')).toEqual(['item| `lid', 'n   | 4'])
})

test('exec from a dictionary sees its entries', () => {
  expect(run('exec a+b from `a`b!1 2')).toBe('3')
})
