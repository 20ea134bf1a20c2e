import { expect, test } from 'vitest'
import { listTags } from './html-tags.ts'

function tagsOf(html: string): string[] {
  return listTags(html).map(({ start, end }) => html.slice(start, end))
}

test('start tags and end tags are found in their order, with their names in lower case', () => {
  expect(listTags('<P>a</P><br/>')).toEqual([
    { name: 'p', isEndTag: false, start: 0, end: 3 },
    { name: 'p', isEndTag: true, start: 4, end: 8 },
    { name: 'br', isEndTag: false, start: 8, end: 13 },
  ])
})

test.each([
  `<img alt="a > b" src="x">`,
  `<img alt='a > "b"' src=x>`,
  `<img alt=it's src="x">`,
  `<img alt = a\n\tsrc\n=\n"x" hidden />`,
  `<img src=/a/>`,
  `<img a="1"b='2'>`,
  `<img = a>`,
  `<img a=>`,
])('a tag ends where browsers end it: %s', tag => {
  expect(tagsOf(`a < b ${tag} > c`)).toEqual([tag])
})

test.each([
  '<!-- <img> -->',
  '<!--> <b',
  '<!-- <img>',
  '<!doctype html>',
  '<?php <img ?>',
  '<img src="',
  '< img>',
  'a<5>',
])('in %s there is no tag', html => {
  expect(tagsOf(html)).toEqual([])
})

test.each(['script', 'style', 'textarea', 'title', 'template', 'iframe'])(
  'the content of a %s is not searched',
  name => {
    expect(tagsOf(`<${name} a><img></x><!--</${name.toUpperCase()} ><br>`)).toEqual([
      `<${name} a>`,
      `</${name.toUpperCase()} >`,
      '<br>',
    ])
  },
)

test('what follows an element without its end tag is searched', () => {
  expect(tagsOf('<iframe src="x"><img>')).toEqual(['<iframe src="x">', '<img>'])
})
