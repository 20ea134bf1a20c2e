/** The background of each colour mode, for places outside of stylesheets. A test keeps it equal to `--ground` of src/styles/tokens.css. */
export const backgroundColours = { light: '#fdfcf9', dark: '#0e1310' }
