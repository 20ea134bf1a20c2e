import { expect, test } from 'vitest'
import { listFenceLanguages } from './list-fence-languages.ts'

test('the languages of fences are listed, including those within lists and quotations', () => {
  expect(listFenceLanguages('```q norun\n```\n\n- ~~~JS\n\n  ~~~\n```\n```')).toEqual(['q', 'js'])
  expect(listFenceLanguages('> 1. ```Python {1}\n>    ```\n\ntext ```c``` - ```go```')).toEqual(['python'])
})
