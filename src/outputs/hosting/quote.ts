/** A string of nginx's configuration or a Caddyfile: `a "b"` -> `"a \"b\""` */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
