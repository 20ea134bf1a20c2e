import { expect, test } from 'vitest'
import { guessConfig } from './unreadable-config.ts'

test('plain texts of a configuration that does not run are read', () => {
  const code = `module.exports = {
  title: 'Harbour',
  tagline: \`Ships \${version}\`,
  url: "https://harbour.example",
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js') }, blog: false }]],
  broken: {{,
}`
  expect(guessConfig(code)).toEqual({
    title: 'Harbour',
    url: 'https://harbour.example',
    presets: [['classic', { docs: {}, blog: false }]],
  })
})

test('settings of docs are read where they begin a line', () => {
  const code = "docs: {\n  routeBasePath: '/',\n  sidebarPath: require.resolve('./sidebars.js'),\n}"
  expect(guessConfig(code).presets).toEqual([
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }],
  ])
})
