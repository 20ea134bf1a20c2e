// Compiles pages, or takes over what an earlier build compiled. A page may ask much of its site: where a link leads, how large an
// image is, what is in a file it imports, what a component looks up. Each question is recorded with its answer. A later build
// asks the same questions again, and takes the page over if all answers are the same.
import { isDeepStrictEqual } from 'node:util'
import { UnknownContent } from '../lib/fingerprint.ts'
import type { Memo } from '../lib/memo.ts'
import { listFenceLanguages } from './code/fences.ts'
import type { CodeFence, RenderCodeBlock } from './code/render-code-block.ts'
import type { Problem } from './input/problem.ts'
import type { SourceFile } from './input/source-file.ts'
import { compileMarkdown } from './markdown/compile-markdown.ts'
import type { CompiledMarkdown, CompiledMdx, CompileInput, CompileSite } from './markdown/compile-types.ts'
import type { InlineStyleClasses } from './markdown/inline-styles.ts'
import { createLinkTargets, type LinkedSite, type LinkTargets } from './markdown/link-targets.ts'
import type { AssetRegistry } from './markdown/local-files.ts'
import type { MdxContext, MdxRuntime, SiteOutline } from './mdx-context.ts'

/** What components can look up: parts of the outline, and the sidebar items beside their page. */
export type LookedUp = keyof SiteOutline | 'siblings'

/** `from` is the path of the file that has the address. */
type Question =
  | { ask: 'link' | 'image' | 'source'; address: string; from: string }
  | { ask: 'imageSize'; address: string }
  | { ask: 'lookUp'; name: LookedUp }

interface Recording {
  compiled: CompiledMarkdown
  questions: { question: Question; answer: unknown }[]
  /** Those of the page itself; those of its links and images come up again with the questions. */
  problems: Problem[]
  /** Declarations that authors wrote inline. */
  styles: string[]
  /** Stylesheets of the components on the page. */
  stylesheets: string[]
}

/** With the hashes of the HTML and of the Markdown, from which much else is made. */
interface KeptRecording extends Recording {
  hashes: { html: string; markdown: string }
}

/** What compiling takes from the site and gives to it. */
export interface CompilingSite {
  linkedSite: LinkedSite
  /** Collects the files to which pages refer. */
  registry: AssetRegistry
  styles: InlineStyleClasses
  mdx: MdxRuntime
  format: CompileSite['format']
  createMdxContext: (
    file: SourceFile,
    access: Pick<CompileSite, 'targets' | 'styles' | 'report' | 'codeBlock'>,
  ) => MdxContext
  /** A text that changes with what components find. Throws UnknownContent. */
  describe: (name: LookedUp, file: string) => string
  addStylesheets: (file: string, stylesheets: string[]) => void
  /** What else decides on the HTML of a page, as data; undefined if that cannot be known. */
  versionFor: (input: CompileInput) => unknown[] | undefined
  memo: Memo
}

/** A page that was compiled, now or earlier, and what that adds to the site. */
export interface Compilation {
  recording: Recording
  assets: ReadonlyMap<string, string>
  problemsOfTargets: Problem[]
}

/** The compilation of an earlier build; undefined if the page, or an answer to one of its questions, has changed. */
export function recallCompilation(input: CompileInput, site: CompilingSite): Compilation | undefined {
  const inputs = listInputs(input, site)
  let asked: ReturnType<typeof openTargets> | undefined
  const recording =
    inputs &&
    site.memo.recall<KeptRecording>('compiled pages', inputs, ({ questions }) => {
      asked = openTargets(site)
      return haveSameAnswers(questions, { input, site, targets: asked.targets })
    })
  if (!recording || !asked) return undefined
  const { compiled, hashes } = recording
  site.memo.assumeHash(compiled.html, hashes.html)
  site.memo.assumeHash(compiled.markdown, hashes.markdown)
  return { recording, assets: asked.assets, problemsOfTargets: asked.problems }
}

/** Compiles a page and keeps it for later builds. */
export function compileRecorded(input: CompileInput, codeBlock: RenderCodeBlock, site: CompilingSite): Compilation {
  const { targets, assets, problems: problemsOfTargets } = openTargets(site)
  const recording: Omit<Recording, 'compiled'> = { questions: [], problems: [], styles: [], stylesheets: [] }
  const languages = new Set(listFenceLanguages(input.source.body))
  let isUnknown = false
  const ask = (question: Question, answer: unknown) => recording.questions.push({ question, answer })
  const recorded = {
    targets: recordTargets(targets, ask),
    styles: recordStyles(site.styles, recording.styles),
    report: (problem: Problem) => recording.problems.push(problem),
    codeBlock(fence: CodeFence) {
      // Whether its grammar is loaded would depend on other pages.
      if (input.source.format === 'md' && fence.language !== '' && !languages.has(fence.language)) isUnknown = true
      return codeBlock(fence)
    },
  }
  const lookUp = (name: LookedUp, file: string) => {
    try {
      ask({ ask: 'lookUp', name }, site.describe(name, file))
    } catch (error) {
      if (!(error instanceof UnknownContent)) throw error
      isUnknown = true
    }
  }
  const compiled = compileMarkdown(input, {
    ...recorded,
    format: site.format,
    mdx: {
      components: site.mdx.components,
      modules: site.mdx.modules,
      render(mdx: CompiledMdx, file: SourceFile) {
        const context = recordLookUps(site.createMdxContext(file, recorded), name => lookUp(name, file.path))
        const rendered = site.mdx.render(mdx, context)
        recording.stylesheets.push(...rendered.stylesheets)
        return rendered
      },
    },
  })
  const inputs = listInputs(input, site)
  if (inputs && !isUnknown) {
    const hashes = { html: site.memo.hashOf(compiled.html), markdown: site.memo.hashOf(compiled.markdown) }
    site.memo.keep('compiled pages', inputs, { ...recording, compiled, hashes } satisfies KeptRecording)
  }
  return { recording: { ...recording, compiled }, assets, problemsOfTargets }
}

/** Adds what a page contributes to the site: its assets, styles and problems. */
export function addToSite({ recording, assets, problemsOfTargets }: Compilation, site: CompilingSite) {
  for (const [url, file] of assets) site.registry.assets.set(url, file)
  for (const declarations of recording.styles) site.styles.classFor(declarations)
  site.addStylesheets(recording.compiled.file, recording.stylesheets)
  for (const problem of [...recording.problems, ...problemsOfTargets]) site.linkedSite.report(problem)
}

/** Undefined for a page that may depend on what cannot be known. */
function listInputs(input: CompileInput, site: CompilingSite): unknown[] | undefined {
  const { source, tocLevels, isPreview } = input
  const { file, body, bodyLine, format } = source
  const version = site.versionFor(input)
  const address = site.linkedSite.urls.get(file.path)
  return version && [file, address, isPreview ? body : '', bodyLine, format, tocLevels, isPreview, site.format, version]
}

/** Targets of one page, with what resolving its links adds to the site. */
function openTargets({ linkedSite, registry }: CompilingSite) {
  const problems: Problem[] = []
  const own = registry.createEmpty()
  const targets = createLinkTargets({ ...linkedSite, report: problem => problems.push(problem) }, own)
  return { targets, assets: own.assets, problems }
}

function recordTargets(targets: LinkTargets, ask: (question: Question, answer: unknown) => void): LinkTargets {
  const record = <Answer>(question: Question, answer: Answer): Answer => {
    ask(question, answer)
    return answer
  }
  return {
    ...targets,
    link: (address, file) => record({ ask: 'link', address, from: file.path }, targets.link(address, file)),
    image: (address, file) => record({ ask: 'image', address, from: file.path }, targets.image(address, file)),
    source: (address, file) => record({ ask: 'source', address, from: file.path }, targets.source(address, file)),
    imageSize: address => record({ ask: 'imageSize', address }, targets.imageSize(address)),
  }
}

function recordStyles(styles: InlineStyleClasses, recorded: string[]): InlineStyleClasses {
  return {
    ...styles,
    classFor(declarations) {
      recorded.push(declarations)
      return styles.classFor(declarations)
    },
  }
}

/** Calls `lookUp` with the name of each part that a component reads. */
function recordLookUps(context: MdxContext, lookUp: (name: LookedUp) => void): MdxContext {
  const outline = {} as SiteOutline
  for (const name of Object.keys(context.outline) as (keyof SiteOutline)[]) {
    Object.defineProperty(outline, name, {
      enumerable: true,
      get() {
        lookUp(name)
        return context.outline[name]
      },
    })
  }
  const { siblings } = context
  return Object.defineProperty({ ...context, outline }, 'siblings', {
    enumerable: true,
    get() {
      lookUp('siblings')
      return siblings
    },
  })
}

interface Asked {
  input: CompileInput
  site: CompilingSite
  targets: LinkTargets
}

function haveSameAnswers(questions: Recording['questions'], { input, site, targets }: Asked): boolean {
  const { file: page } = input.source
  const files = new Map([[page.path, page]])
  const answerTo = (question: Question): unknown => {
    switch (question.ask) {
      case 'link':
      case 'image':
        return targets[question.ask](question.address, fileAt(question.from))
      case 'source': {
        const file = targets.source(question.address, fileAt(question.from))
        if (file) files.set(file.path, file)
        return file
      }
      case 'imageSize':
        return targets.imageSize(question.address)
      case 'lookUp':
        return site.describe(question.name, page.path)
      default:
        return question satisfies never
    }
  }
  // A file that is not known was imported by an earlier question whose answer has changed.
  const fileAt = (path: string): SourceFile => files.get(path) ?? { path, text: '' }
  try {
    return questions.every(({ question, answer }) => isDeepStrictEqual(answerTo(question), answer))
  } catch (error) {
    if (error instanceof UnknownContent) return false
    throw error
  }
}
