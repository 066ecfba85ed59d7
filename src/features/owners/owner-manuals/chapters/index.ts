import type { WrittenChapter } from '../chapter.ts'
import { beforeYouDrive } from './before-you-drive.ts'
import { controls } from './controls.ts'
import { driving } from './driving.ts'
import { fourWheelDrive } from './four-wheel-drive.ts'
import { loadsAndTowing } from './loads-and-towing.ts'
import { seatsAndBelts } from './seats-and-belts.ts'
import { serviceAndCare } from './service-and-care.ts'
import { fluids, tyres } from './tyres-and-fluids.ts'
import { warningLamps } from './warning-lamps.ts'
import { whatToDo } from './what-to-do.ts'

const figures: WrittenChapter = {
  title: 'Sizes',
  sections: [
    {
      title: 'How long, how wide, how high',
      terms: ['dimensions', 'turning circle', 'ground clearance'],
      passages: [
        {
          kind: 'text',
          text: 'Without accessories. A roof rack, a tow bar and an aerial make it higher or longer: measure before you drive into a car park.',
        },
        { kind: 'data', data: 'dimensions' },
      ],
    },
  ],
}

/** Every chapter, in the order of the book. */
export const writtenChapters: readonly WrittenChapter[] = [
  beforeYouDrive,
  seatsAndBelts,
  controls,
  warningLamps,
  driving,
  fourWheelDrive,
  loadsAndTowing,
  tyres,
  fluids,
  serviceAndCare,
  whatToDo,
  figures,
]
