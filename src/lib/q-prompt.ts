/** What a q console prints before typed text, and the text: `q)1+1`, `q))x` after an error, `q.ns)x` in a namespace. */
export const promptAndInput = /^(q(?:\.[\w.]+)?\)+)(.*)$/

/** Whether a text is a console session: one of its lines starts with a prompt. */
export const isSession = (text: string): boolean => text.split('\n').some(line => promptAndInput.test(line))
