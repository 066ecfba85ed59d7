import type { ArticleCard } from './article-card.ts'

const card = (number: number, extras: Partial<ArticleCard> = {}): ArticleCard => ({
  slug: `story-${number}`,
  title: `Story number ${number}`,
  excerpt: 'What an owner did on a Sunday, and what came of it.',
  categories: [{ slug: 'travel', name: 'Travel' }],
  author: 'Thandi Mokoena',
  day: '2026-11-20',
  image: null,
  ...extras,
})

/** Articles as cards: the first with a title and an excerpt that are cut, and a picture; the third with nothing optional. */
export const exampleCards = (count: number): readonly ArticleCard[] =>
  [
    card(1, {
      title: 'The bakkie that came home after thirty years and 812 000…',
      excerpt:
        'It carried three families, a radio mast and most of a farm, and came back to the dealer that…',
      categories: [
        { slug: 'travel', name: 'Travel' },
        { slug: 'motorsport', name: 'Motorsport' },
      ],
      image: { src: '/icon.svg', small: '/icon.svg' },
    }),
    card(2),
    card(3, { excerpt: '', categories: [], author: null, day: null }),
    ...Array.from({ length: 97 }, (_, index) => card(index + 4)),
  ].slice(0, count)
