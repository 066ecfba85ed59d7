import { sceneSize } from '#art/scene/index.ts'
import { articleTopics, drawArticlePicture } from '#art/things/index.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'
import { text } from '../text-part.ts'

const maxSeedLength = 100

/** The picture of an article or news item; the same seed gives the same picture: `article/{topic}/{seed}`. */
export const article = defineFamily({
  segments: { topic: choice(articleTopics), seed: text(maxSeedLength, ['one', 'two', 'three']) },
  crossed: ['topic'],
  draw: (values) => drawArticlePicture({ ...values, idPrefix: 'a' }),
  size: () => sceneSize('card'),
})
