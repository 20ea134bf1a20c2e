// The type numbers of q. Atoms report them negated: `type 1` is -7.
// Constants of a module, unlike properties of an object, are inlined by the bundler.
export const list = 0
export const boolean = 1
export const guid = 2
export const byte = 4
export const short = 5
export const int = 6
export const long = 7
export const real = 8
export const float = 9
export const char = 10
export const symbol = 11
export const timestamp = 12
export const month = 13
export const date = 14
export const datetime = 15
export const timespan = 16
export const minute = 17
export const second = 18
export const time = 19
export const enumeration = 20
export const table = 98
export const dictionary = 99
