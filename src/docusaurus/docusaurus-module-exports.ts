// The modules that Docusaurus pages import, by their Docusaurus names. For imports in `.tsx` files,
// `src/build/site-code/site-imports.ts` finds the same files by name.
import * as react from 'react'
import * as admonition from './admonition.tsx'
import * as browserOnly from './browser-only.tsx'
import * as codeBlock from './code-block.tsx'
import * as details from './details.tsx'
import * as docCardList from './doc-card-list.tsx'
import * as executionEnvironment from './execution-environment.ts'
import * as heading from './heading.tsx'
import * as layout from './layout.tsx'
import * as link from './link.tsx'
import * as tabItem from './tab-item.ts'
import * as tabs from './tabs.ts'
import * as themeCommon from './theme-common.ts'
import * as themedImage from './themed-image.tsx'
import * as translate from './translate.ts'
import * as useBaseUrl from './use-base-url.ts'
import * as useDocusaurusContext from './use-docusaurus-context.ts'
import * as useIsBrowser from './use-is-browser.ts'

const { Children, Fragment } = react

/** The exports of the modules that MDX may import, by module name. */
export const docusaurusModuleExports: Record<string, Record<string, unknown>> = {
  '@theme/Admonition': admonition,
  '@theme/CodeBlock': codeBlock,
  '@theme/Details': details,
  '@theme/DocCardList': docCardList,
  '@theme/Heading': heading,
  '@theme/Layout': layout,
  '@theme/TabItem': tabItem,
  '@theme/Tabs': tabs,
  '@theme/ThemedImage': themedImage,
  '@docusaurus/BrowserOnly': browserOnly,
  '@docusaurus/ExecutionEnvironment': executionEnvironment,
  '@docusaurus/Link': link,
  '@docusaurus/Translate': translate,
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/useBaseUrl': useBaseUrl,
  '@docusaurus/useDocusaurusContext': useDocusaurusContext,
  '@docusaurus/useIsBrowser': useIsBrowser,
  react: { default: react, Fragment, Children },
}

/** Components that MDX files may also use without an import. */
export const themeComponents = {
  Tabs: tabs.default,
  TabItem: tabItem.default,
  Admonition: admonition.default,
  Details: details.default,
  CodeBlock: codeBlock.default,
  DocCardList: docCardList.default,
}
