/** Output as it is compared: blanks at the end of lines and empty lines at the end do not count. */
export const trimOutput = (text: string): string => text.replace(/[ \t]+$/gm, '').trimEnd()
