import type { NewsCard } from './news-card.ts'

const card = (number: number, extras: Partial<NewsCard> = {}): NewsCard => ({
  slug: `news-${number}`,
  title: `News number ${number}`,
  ...{ day: `2026-11-${String(21 - number).padStart(2, '0')}`, date: `${21 - number} November 2026` },
  synopsis: 'The first test day of the season, in one paragraph.',
  category: 'GR',
  image: null,
  ...extras,
})

/** Nine news: the first with a long title that is cut, a long synopsis and a picture; the third with nothing optional. */
export const exampleCards: readonly NewsCard[] = [
  card(1, {
    slug: 'gr-yaris-launch',
    title: 'The new GR Yaris arrives at Kyalami with more…',
    synopsis: Array.from({ length: 12 }, () => 'More power, more grip and a gearbox that thinks ahead.').join(
      ' ',
    ),
    image: { src: '/icon.svg', small: '/icon.svg', alt: 'A GR Yaris' },
  }),
  card(2),
  card(3, { synopsis: '', category: null }),
  ...[4, 5, 6, 7, 8, 9].map((number) => card(number)),
]
