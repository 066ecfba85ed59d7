import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'testimonialBanner'>, ...BlockExample<'testimonialBanner'>[]] = [
  {
    name: 'with a picture, a role and a button',
    block: {
      id: 'testimonial-full',
      blockType: 'testimonialBanner',
      quote: 'Twelve years, one clutch, and it still starts before I have closed the door.',
      name: 'Naledi Khumalo',
      role: 'Delivers bread in Kroonstad',
      picture: examplePicture('hilux-single-cab', 'Arctic White', 'karoo'),
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'an upright picture',
    block: {
      id: 'testimonial-helmet',
      blockType: 'testimonialBanner',
      quote: 'You learn a stage with your eyes shut.',
      name: 'Sipho Dlamini',
      role: 'Co-driver',
      picture: { source: 'helmet', helmet: 'arrow', number: '12' },
    },
  },
  {
    name: 'long words, the quote and name alone',
    block: {
      id: 'testimonial-bare',
      blockType: 'testimonialBanner',
      quote:
        'Verantwoordelikheidsverklaring, ongeskiktheidsversekeringsvoorwaardes, and everything else I had to sign took ten minutes, because somebody had filled it in before I came.',
      name: 'Johannes van der Westhuizen-Bezuidenhout',
    },
  },
]
