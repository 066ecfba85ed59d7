import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'heroBanner'>, ...BlockExample<'heroBanner'>[]] = [
  {
    name: 'large, with everything',
    block: {
      id: 'banner-large',
      blockType: 'heroBanner',
      title: 'Where the tar ends.',
      subtitle: 'The Fortuner carries seven past the last petrol station, and back.',
      description: 'Low range, a locking rear differential and a tank for nine hundred kilometres.',
      picture: examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'),
      height: 'large',
      textTheme: 'light',
      buttons: [
        {
          label: 'See the Fortuner',
          look: 'primary',
          link: { kind: 'address', address: '/vehicles/fortuner' },
        },
        { label: 'All vehicles', look: 'secondary', link: { kind: 'address', address: '/vehicles' } },
      ],
    },
  },
  {
    name: 'small',
    block: {
      id: 'banner-small',
      blockType: 'heroBanner',
      title: 'Fourteen days.\nNo road.',
      subtitle: 'The rally bakkie starts from the same frame you can buy.',
      picture: examplePicture('hilux-double-cab', 'Emotional Red', 'dunes'),
      height: 'small',
      buttons: [
        { label: 'See the range', look: 'secondary', link: { kind: 'address', address: '/vehicles' } },
      ],
    },
  },
  {
    name: 'dark text on a light overlay',
    block: {
      id: 'banner-dark-text',
      blockType: 'heroBanner',
      title: 'Half of town, on electricity alone.',
      subtitle: 'The Corolla Cross charges itself while you brake.',
      picture: examplePicture('corolla-cross', 'Emotional Red', 'garden-route'),
      height: 'large',
      textTheme: 'dark',
      buttons: [
        { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
        { label: 'Back to the start', look: 'secondary', link: { kind: 'address', address: '/' } },
      ],
    },
  },
  {
    name: 'long words, no picture',
    block: {
      id: 'banner-no-picture',
      blockType: 'heroBanner',
      title: 'Verantwoordelikheidsverklaring en internasionalisering',
      description:
        'How we answer for what we build, in every country we sell in: who checks it, how often, and where the findings are published.',
      height: 'small',
    },
  },
  {
    name: 'a circuit, which leaves room for the text',
    block: {
      id: 'banner-circuit',
      blockType: 'heroBanner',
      title: 'Two minutes, forty bends.',
      subtitle: 'The season ends where the brakes work hardest.',
      picture: { source: 'circuit', circuit: 'kyalami' },
      height: 'small',
    },
  },
  {
    name: 'a place without a vehicle',
    block: {
      id: 'banner-place',
      blockType: 'heroBanner',
      title: 'Room to go.',
      picture: { source: 'place', scene: 'karoo' },
      height: 'small',
    },
  },
  {
    name: 'a video behind a button, with variations of an A/B test',
    block: {
      id: 'banner-video',
      blockType: 'heroBanner',
      title: 'From the coast to the Karoo.',
      picture: { source: 'place', scene: 'karoo' },
      height: 'small',
      hasVideo: true,
      video: exampleVideo(),
      testDriveLink: { kind: 'address', address: '/vehicles' },
      enquireLink: { kind: 'address', address: '/vehicles/fortuner' },
    },
  },
]
