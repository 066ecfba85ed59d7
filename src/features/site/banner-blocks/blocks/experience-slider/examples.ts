import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'experienceSlider'>, ...BlockExample<'experienceSlider'>[]] = [
  {
    name: 'three slides with a title',
    block: {
      id: 'experience-three',
      blockType: 'experienceSlider',
      title: 'A day at the track',
      intro: 'What happens between the gate and the chequered flag.',
      slides: [
        {
          id: 'walk',
          title: 'Walk the circuit',
          text: 'Before the first session you walk every corner with an instructor, and learn where to look.',
          picture: { source: 'circuit', circuit: 'kyalami' },
          button: { label: 'All vehicles', link: { kind: 'address', address: '/vehicles' } },
        },
        {
          id: 'drive',
          title: 'Then drive it',
          text: 'Ten laps in a GR Yaris, with the instructor beside you.',
          picture: examplePicture('gr-yaris', 'Arctic White', 'track'),
          button: { label: 'Nowhere', link: { kind: 'address', address: '/not-built' } },
        },
        {
          id: 'home',
          title: 'And drive home slowly',
          picture: { source: 'helmet', helmet: 'chalk', number: '7' },
        },
      ],
    },
  },
  {
    name: 'one slide, long words, no picture, no title',
    block: {
      id: 'experience-one',
      blockType: 'experienceSlider',
      slides: [
        {
          id: 'only',
          title: 'Elektronieseonstuimigheidsbeheerstelsel',
          text: 'Aanspreeklikheidsversekeringsmaatskappye recommend that you switch it off on the track only.',
        },
      ],
    },
  },
]
