import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadContact } from '../../data/load-dealer.ts'
import { ContactBlock } from './contact-block.tsx'

export const contactBlock = defineLiveBlock({
  kind: 'contactBlock',
  view: ContactBlock,
  load: loadContact,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
