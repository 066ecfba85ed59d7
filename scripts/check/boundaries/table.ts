import type { Area } from './boundary.ts'

/*
 * What each area of the project may import. docs/modules.md has the same as a table: npm run generate.
 *
 * An import is written `./path` when it stays in its module, whose root the path starts from, `#module/path` when it
 * leads to another module, `/path` when it leads to another file of the project, and by its name when it is a package.
 * Of a list of globs the last one that matches decides; `!` excludes.
 */

export const ownFiles = './**'
export const packages = '[^.#/]**'

const pages = '#features/*/*/*page.tsx'
const examples = '#features/*/*/blocks/*/examples.ts'
const plainEntryPoints = '#features/*/*/{index,rules,texts,server,cms,jobs,services,addresses}.ts'
const routeEntryPoints = ['#features/*/*/{index,rules,texts,server,services}.ts', pages]
const generatedTypes = '#cms/payload-types.ts'
const views = '{**/*.tsx,#ui/**,server-only,react,react/**,react-dom,react-dom/**}'
const queries = '#platform/{database/**,process/cms.ts}'
export const serverCode = [
  '**/{server,cms,jobs,services}.ts',
  '**/page.tsx',
  '**/data/**',
  '#platform/{database/**,process/{config,cms,log}.ts}',
  '#server/**',
  'node:**',
  'payload{,/**}',
  '{pg,pg-boss,pino,server-only}',
  'next/{headers,cache,server}',
]

const exclude = (globs: readonly string[]) => globs.map((glob) => `!${glob}`)

const throughEntryPoints =
  'Other features are imported through their entry points: index.ts (types, plain views), rules.ts, texts.ts, page.tsx (views that load data), server.ts (queries, actions), cms.ts, jobs.ts, services.ts, addresses.ts. Everything else is private: export what you need from an entry point.'
const testsThroughEntryPoints = `${throughEntryPoints} Tests may also read blocks/*/examples.ts.`
const noRoutes = {
  '#app/**':
    'Routes are the outermost layer: app/ imports features, never the other way round. Move what you need into the feature.',
}
const noProcess = {
  '#{server,content,tests}/**':
    'The product never imports its own process, seed or tests: server/ starts it, the seed reads content/, tests/ test it from outside.',
}
const noQueries = { [queries]: "Routes hold no queries: call a feature's server.ts or page.tsx." }
const noAssembly = {
  '#cms/**':
    'Features do not know how the CMS is assembled: export collections from your cms.ts, take generated types from #cms/payload-types.ts, and the running instance from #platform/process/cms.ts.',
}
const inFeatures = { '#features/**': throughEntryPoints, ...noRoutes, ...noAssembly, ...noProcess }
const noServerCode =
  'An island ships to the browser and must never hold server code: take data as props from the component that renders it, or fetch it from a route.'
const designSystemAlone = 'The design system does not depend on features: take content as props or children.'

export const areas: readonly Area[] = [
  {
    name: 'Routes',
    files: ['src/app/**'],
    may: [ownFiles, packages, ...routeEntryPoints, '#{ui,platform}/**', `!${queries}`],
    messages: {
      '#features/**':
        'A route calls one feature through its entry points: page.tsx for views, server.ts for queries and actions, services.ts for the HTTP contract.',
      '#cms/**': 'Only app/(cms) mounts the CMS. A page gets data of the CMS from a feature.',
      '#art/**':
        "Routes do not draw: let the feature's view draw, or pass the picture in. Only app/art and app/catalogue use the illustrator directly.",
      ...noQueries,
      ...noProcess,
    },
  },
  {
    name: 'Mount of the CMS',
    files: ['src/app/(cms)/**'],
    may: [ownFiles, packages, '#features/*/*/{index,rules,texts,server}.ts', '#{cms,ui,platform}/**'],
    messages: {
      '#features/**':
        'The CMS mount does not import features directly: collections and blocks reach it through src/cms.',
      '#art/**': 'The CMS mount does not draw: brand components live in src/cms/admin.',
      ...noProcess,
    },
  },
  {
    name: 'Drawings and catalogue',
    files: ['src/app/**/{art,catalogue}/**'],
    may: [ownFiles, packages, ...routeEntryPoints, examples, '#{ui,art,platform}/**', `!${queries}`],
    messages: {
      '#features/**':
        'The catalogue shows what features export: index.ts, page.tsx, services.ts, and the examples of their blocks.',
      '#cms/**': 'Only app/(cms) mounts the CMS.',
      ...noQueries,
      ...noProcess,
    },
  },
  {
    name: 'Features',
    files: ['src/features/**'],
    may: [ownFiles, packages, plainEntryPoints, pages, examples, '#{ui,art,platform}/**', generatedTypes],
    messages: inFeatures,
  },
  {
    name: 'Plain Node in features',
    files: [
      'src/features/*/*/{server,cms,jobs,services}.ts',
      'src/features/*/*/**/{data,cms}/**/*.ts',
      'src/features/enquiries/enquiries/{forms,plan,subjects,drafts,intake,inbox}/*.ts',
      'src/features/enquiries/enquiry-forms/{forms,plan,summary,check}/*.ts',
    ],
    may: [ownFiles, packages, plainEntryPoints, '#{art,platform}/**', generatedTypes, `!${views}`],
    messages: {
      [views]:
        'This file also runs in plain Node (worker, seed, migrations), which refuses .tsx: keep views behind index.ts or page.tsx and share the plain part in a .ts file.',
      ...inFeatures,
    },
  },
  {
    name: 'Islands',
    files: ['src/**/*.island.tsx'],
    may: [
      ownFiles,
      packages,
      '#features/*/*/{index,islands,rules,texts,*.islands}.ts',
      '#{ui,art,platform}/**',
      generatedTypes,
      ...exclude(serverCode),
    ],
    messages: {
      '#features/**':
        "An island may use another feature's index.ts, rules.ts and islands.ts only: every other entry point loads server code.",
      ...noRoutes,
      '#cms/**': 'The CMS runs on the server: an island takes its data as props.',
      ...noProcess,
      '**': noServerCode,
    },
  },
  {
    name: 'Rules',
    files: ['src/features/*/*/rules.ts', 'src/features/*/*/**/rules/**'],
    may: [ownFiles, '#features/*/*/{rules,addresses}.ts', '#platform/{money.ts,text-search/**}'],
    mayAsType: ['#features/*/*/index.ts', '#platform/time/clock.ts'],
    messages: {
      '{#features/*/*/index.ts,#platform/time/clock.ts}':
        "Rules are pure: write 'import type', or take a rule from the rules.ts of the other feature.",
      '**': 'Rules are pure: they import other rules, those of another feature at its rules.ts, types, #platform/money.ts, #platform/text-search and the types of #platform/time/clock.ts. Take everything else as an argument.',
    },
  },
  {
    name: 'Addresses',
    files: ['src/features/*/*/addresses.ts'],
    may: ['#features/*/*/addresses.ts', '#platform/**', `!${queries}`],
    messages: {
      '**': 'Addresses are plain data, which next.config.ts and rules load: they import the platform and the addresses of other features.',
    },
  },
  {
    name: 'CMS',
    files: ['src/cms/**'],
    may: [ownFiles, packages, '#features/*/*/{cms,seed}.ts', '#{ui,art,platform}/**'],
    messages: {
      '#features/**':
        'The CMS assembles what features export from their cms.ts (collections) and seed.ts (first content).',
      ...noRoutes,
      ...noProcess,
    },
  },
  {
    name: 'Design system',
    files: ['src/ui/**'],
    may: [ownFiles, packages, '#platform/**', '!#platform/{database/**,process/{cms,config}.ts}'],
    messages: {
      '#platform/**': 'The design system loads nothing and reads no configuration: take it as props.',
      '**': designSystemAlone,
    },
  },
  {
    name: 'Islands of the design system',
    files: ['src/ui/**/*.island.tsx'],
    may: [ownFiles, packages, '#platform/**', ...exclude(serverCode)],
    messages: {
      '#{features,cms,app,art,server,content,tests}/**': designSystemAlone,
      '**': noServerCode,
    },
  },
  {
    name: 'Illustrator',
    files: ['src/art/**'],
    may: [ownFiles],
    messages: {
      '**': 'The illustrator is independent: pure functions from parameters to SVG, importing nothing outside src/art.',
    },
  },
  {
    name: 'Platform',
    files: ['src/platform/**'],
    may: [ownFiles, packages, '#content/{brand,places/places,translated-addresses}.json'],
    messages: {
      '**': 'The platform does not depend on features: let the caller pass it in, or register it at an entry point.',
    },
  },
  {
    name: 'Process',
    files: ['server/**'],
    may: [ownFiles, packages, '#features/*/*/{jobs,addresses}.ts', '#{cms,platform}/**', '/**'],
    messages: {
      '#features/**':
        "The process runs jobs through a feature's jobs.ts and imports nothing else from it but its addresses.ts.",
      '**': 'The process serves pages through Next and imports platform, cms, features/*/*/jobs.ts and addresses.ts only.',
    },
  },
  {
    name: 'Registries of blocks',
    files: ['src/{cms,features/site/page-rendering}/blocks.generated.ts'],
    may: [ownFiles, 'payload', '#features/*/*/blocks/*/{schema,block}.ts'],
    messages: { '**': 'npm run generate writes this file from the folders of blocks.' },
  },
  {
    name: 'Seed content',
    files: ['content/**'],
    may: [ownFiles, packages, '#features/*/*/index.ts', '#{art,platform}/**', `!${queries}`, generatedTypes],
    messages: {
      '#features/**': 'Seed content is data: it may name the types a feature offers at index.ts.',
      '**': 'Seed content is data and loads nothing: scripts/seed.ts writes it into the database.',
    },
  },
  {
    name: 'Commands and measurements',
    files: ['{scripts,bench}/**'],
    may: ['**', '!#features/**', plainEntryPoints, pages, '!#app/**'],
    messages: { '#features/**': throughEntryPoints, ...noRoutes },
  },
  {
    name: 'Tests from outside',
    files: ['tests/**'],
    may: ['**', '!#features/**', plainEntryPoints, pages, examples, '!#app/**'],
    messages: { '#features/**': testsThroughEntryPoints, ...noRoutes },
  },
  {
    name: 'Tests next to the code',
    files: ['**/*.{test,test-support}.{ts,tsx}'],
    may: ['**', '!#features/**', plainEntryPoints, pages, examples],
    messages: { '#features/**': testsThroughEntryPoints },
  },
]
