import type { ExampleSet } from '../catalogue/example.ts'
import { richTextExample } from './rich-text.example-data.ts'
import { RichText } from './rich-text.tsx'

export const richTextExamples: ExampleSet = {
  id: 'rich-text',
  title: 'RichText',
  examples: [
    {
      id: 'rich-text-all',
      title: 'Everything an editor can write',
      view: <RichText data={richTextExample} resolveLink={() => ({ href: '#rich-text' })} topHeading={3} />,
    },
  ],
}
