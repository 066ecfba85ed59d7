import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadDealer } from '../../data/load-dealer.ts'
import { BookService } from './book-service.tsx'

export const bookService = defineLiveBlock({
  kind: 'bookService',
  view: BookService,
  load: loadDealer,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
