import { defineLiveBlock } from '#features/blocks/index.ts'
import { loadContactForm } from '../../forms/load-form.ts'
import { ContactForm } from './contact-form.tsx'

export const contactForm = defineLiveBlock({
  kind: 'contactForm',
  view: ContactForm,
  load: loadContactForm,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
