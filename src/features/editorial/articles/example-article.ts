import type { Article } from './article.ts'

/** An article with everything: three headings, a quote, an author, two corrections, two categories and two tags. */
export const exampleArticle: Article = {
  ...{ id: '1', slug: 'sani', title: 'Sani Pass, and what it asks of a car', featured: false },
  excerpt: 'Twenty kilometres that teach more about low range than a book.',
  quote: 'The descent is the part that needs a plan.',
  categories: [
    { slug: 'travel', name: 'Travel' },
    { slug: 'motorsport', name: 'Motorsport' },
  ],
  tags: [
    { slug: 'fortuner', name: 'Fortuner' },
    { slug: 'gravel', name: 'Gravel' },
  ],
  picture: { kind: 'artwork', subject: 'place', scene: 'drakensberg', alt: 'The pass from below' },
  author: {
    ...{ slug: 'thandi-mokoena', name: 'Thandi Mokoena', role: 'Motoring writer' },
    biography: 'Thandi drives to places that have no signal.',
    picture: { kind: 'artwork', subject: 'place', scene: 'karoo', alt: '' },
  },
  ...{ publishedAt: '2026-11-20T08:00:00.000Z', readingMinutes: 7 },
  html: [
    '<p>The road is steep.</p><h2 id="section-up">Up</h2><p>Slowly.</p>',
    '<h2 id="section-tea">Tea</h2><blockquote><p>Sit down.</p><footer>The host</footer></blockquote>',
    '<h2 id="section-down">Down</h2><p class="note">Low range.</p>',
  ].join(''),
  headings: [
    { id: 'section-up', text: 'Up' },
    { id: 'section-tea', text: 'Tea' },
    { id: 'section-down', text: 'Down' },
  ],
  corrections: [
    { day: '2026-11-21', text: 'The pass closes at 18:00.' },
    { day: '2026-11-23', text: 'The tea costs R 40.' },
  ],
  correctedAt: '2026-11-22T22:00:00.000Z',
}
