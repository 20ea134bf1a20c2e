/** For each verb an input of the console and all that it prints. */
export type Examples = Readonly<Record<string, readonly [input: string, output: string]>>
