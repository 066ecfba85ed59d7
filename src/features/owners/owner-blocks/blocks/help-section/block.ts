import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { HelpSection } from './help-section.tsx'
import { loadHelpContacts } from './load-help-contacts.ts'

export const helpSection = defineLiveBlock({
  kind: 'helpSection',
  view: HelpSection,
  load: loadHelpContacts,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
