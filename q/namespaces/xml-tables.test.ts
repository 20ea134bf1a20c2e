import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.h.xd writes an element for each row', () => {
  expect(run('.h.xd ([]a:1#`x)')).toBe('"<R>"\n"<r><a>x</a></r>"\n"</R>"')
})

test('.h.ed and .h.edsn write a workbook with a sheet for each table', () => {
  const sheet = (name: string) =>
    `<Worksheet ss:Name=\\"${name}\\"><Table><Row><Cell><Data ss:Type=\\"String\\">a</Data></Cell></Row>` +
    '<Row><Cell><Data ss:Type=\\"Number\\">1</Data></Cell></Row></Table></Worksheet>'
  expect(run('\\c 25 2000', '.h.ed ([]a:1#1)')).toContain(sheet('Sheet1'))
  expect(run('\\c 25 2000', '.h.edsn `x`y!2#enlist([]a:1#1)')).toContain(sheet('x') + sheet('y'))
})
