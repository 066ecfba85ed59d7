import type { BlockExample } from '#features/blocks/index.ts'
import { exampleContent } from '../../forms/example-content.ts'
import type { FormContent } from '../../forms/form-content.ts'

export const examples = [
  {
    name: 'With the title it has by itself',
    live: { state: 'ready', data: exampleContent },
    block: { id: 'contact-usual', blockType: 'contactForm' },
  },
  {
    name: 'With a title and an introduction, and nothing to agree to',
    live: { state: 'ready', data: { ...exampleContent, wordings: { marketing: null, privacy: null } } },
    block: {
      id: 'contact-own',
      blockType: 'contactForm',
      title: 'Write to customer care',
      introduction: 'We answer on working days between 08:00 and 17:00, mostly on the same day.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'When the wording did not come with the page',
    live: { state: 'failed' },
    path: '/contact',
    block: { id: 'contact-failed', blockType: 'contactForm', title: 'Write to us' },
  },
] as const satisfies readonly BlockExample<'contactForm', FormContent>[]
