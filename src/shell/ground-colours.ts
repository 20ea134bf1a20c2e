/** The ground of each colour mode for what no stylesheet reaches; `--ground` of src/styles/tokens.css. */
export const groundColours = { light: '#fdfcf9', dark: '#0e1310' }
