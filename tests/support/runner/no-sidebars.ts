/** Stands for `virtual:sidebars`: this site has no sidebars file. */
export default undefined
