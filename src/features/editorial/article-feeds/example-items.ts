import { pictureOf } from '#features/pictures/pictures/index.ts'
import type { FeedItem, FeedPicture } from './feed-item.ts'

const titles = [
  'Seven passes before breakfast',
  'What a hybrid does on the N3 between Harrismith and Van Reenen, measured over forty trips',
  'GR Yaris: a week with three cylinders',
  'Tyres for gravel',
  'Packing for Kgalagadi',
  'How a gearbox is rebuilt',
  'The long way to Hogsback',
  'A first car',
  'Night stage at Killarney',
  'Towing a horse',
  'The workshop that never closes',
  'Paint, and the sun',
] as const

const scenes = ['drakensberg', 'karoo', 'garden-route', 'bushveld'] as const

function exampleScene(index: number): FeedPicture | null {
  const scene = scenes[index % scenes.length]
  const picture = scene ? pictureOf({ source: 'place', scene }) : null
  return picture && { kind: 'own', picture }
}

/** Twelve articles: one without a picture, one without a description, one without a category and a day. */
export const exampleItems: readonly FeedItem[] = titles.map((title, index) => ({
  title,
  link: `https://feed.example.co.za/2026/11/article-${index + 1}/`,
  category: index === 3 ? null : 'On the road',
  publishedAt: index === 3 ? null : `2026-11-${String(20 - index).padStart(2, '0')}T06:00:00.000Z`,
  description:
    index === 2
      ? null
      : 'We drove it twice, once in the rain, and wrote down what it used, what broke and what we would do again.',
  picture: index === 1 ? null : exampleScene(index),
}))
