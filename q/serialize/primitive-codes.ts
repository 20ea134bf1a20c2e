/** The numbers of unary functions in serialized form; those with a sign are also known by their keyword. */
const unaryNames =
  ':: flip neg first reciprocal where reverse null group iasc idesc string ,: count floor not key distinct type value' +
  ' read0 read1 2:: avg last sum prd min max exit getenv abs sqrt log exp sin asin cos acos tan atan enlist var dev'

const binaryNames =
  ': + - * % & | ^ = < > $ , # _ ~ ! ? @ . 0: 1: 2: in within like bin ss insert wsum wavg div xexp setenv binr cov cor'

const iteratorNames = "' / \\ ': /: \\:"

const namesByType: Partial<Record<number, readonly string[]>> = {
  101: unaryNames.split(' '),
  102: binaryNames.split(' '),
  103: iteratorNames.split(' '),
}

/** The number of a function of type 101, 102 or 103; below 0 if it has none. */
export const codeOfPrimitive = (type: number, name: string): number => namesByType[type]?.indexOf(name) ?? -1

/** The name of the function with the number; undefined if there is none. */
export const primitiveOfCode = (type: number, code: number): string | undefined => namesByType[type]?.[code]
