import { kindOfFolder } from '../check/generated/block-registries.ts'

/** The names of a block: `owner-story`, `ownerStory`, `OwnerStory`, `Owner story`. */
export type BlockNames = {
  readonly folder: string
  readonly kind: string
  readonly component: string
  readonly label: string
}

export function blockNames(folder: string): BlockNames {
  const kind = kindOfFolder(folder)
  const label = folder.replaceAll('-', ' ')
  return {
    folder,
    kind,
    component: kind.charAt(0).toUpperCase() + kind.slice(1),
    label: label.charAt(0).toUpperCase() + label.slice(1),
  }
}

const schema = ({
  kind,
  label,
}: BlockNames) => `import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** ${label}: a title and a text. */
export const ${kind} = defineBlockSchema({
  slug: '${kind}',
  label: '${label}',
  plural: '${label}s',
  group: 'Text',
  sketch: [
    ['heading', 4, 6, 24],
    ['line', 4, 14, 40],
    ['line', 4, 19, 32],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 80 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
  ],
})
`

const view = ({ kind, component, label }: BlockNames) =>
  `import { type BlockView, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'

/** ${label}: a title and a text. */
export const ${component}: BlockView<'${kind}'> = ({ block, context }) => (
  <Section heading={block.title} headingLevel={titleLevel(context)}>
    {block.text ? <p>{block.text}</p> : null}
  </Section>
)
`

const examples = ({ folder, kind, label }: BlockNames) =>
  `import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples = [
  {
    name: 'With a title and a text',
    block: {
      id: '${folder}-full',
      blockType: '${kind}',
      title: '${label}',
      text: 'A sentence about it.',
    },
  },
  {
    name: 'With a text alone',
    block: { id: '${folder}-text', blockType: '${kind}', text: 'A sentence about it.' },
  },
] as const satisfies readonly BlockExample<'${kind}'>[]
`

const definition = ({ folder, kind, component }: BlockNames) =>
  `import { defineBlock } from '#features/site/blocks/index.ts'
import { ${component} } from './${folder}.tsx'

export const ${kind} = defineBlock({
  kind: '${kind}',
  view: ${component},
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
`

/** The files of a minimal block, by file name. */
export function blockFiles(names: BlockNames): ReadonlyMap<string, string> {
  return new Map([
    ['schema.ts', schema(names)],
    [`${names.folder}.tsx`, view(names)],
    ['examples.ts', examples(names)],
    ['block.ts', definition(names)],
  ])
}
