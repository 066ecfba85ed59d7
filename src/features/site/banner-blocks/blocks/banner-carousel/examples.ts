import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'
import type { BannerData } from './load-banner-data.ts'

type Example = BlockExample<'bannerCarousel', BannerData>

const forms = { 'enquire-now': '/vehicles', 'test-drive': '/vehicles/fortuner' } as const

const withPurchaseButtons = {
  blockType: 'bannerCarousel',
  slides: [
    {
      id: 'purchase',
      title: 'Yours by Friday',
      enquiryDialog: true,
      testDriveDialog: true,
      picture: examplePicture('vitz', 'Inferno Orange', 'forecourt'),
    },
  ],
} as const

export const examples: [Example, ...Example[]] = [
  {
    name: 'three banners, one of them with a video',
    block: {
      id: 'banners-three',
      blockType: 'bannerCarousel',
      label: 'News from the floor',
      height: 'large',
      slides: [
        {
          id: 'first',
          title: 'Where the tar ends.',
          subtitle: 'The Fortuner carries seven past the last petrol station.',
          description: 'Low range, a locking rear differential and a tank for nine hundred kilometres.',
          buttons: [
            {
              label: 'See the Fortuner',
              look: 'primary',
              link: { kind: 'address', address: '/vehicles/fortuner' },
            },
          ],
          picture: examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'),
        },
        {
          id: 'second',
          title: 'From the coast to the Karoo.',
          description: 'Two minutes of road, dust and weather.',
          hasVideo: true,
          video: exampleVideo({ autoplay: true }),
        },
        {
          id: 'third',
          title: 'All weather, all week',
          picture: examplePicture('rav4', 'Cosmic Blue', 'garden-route'),
        },
      ],
    },
  },
  {
    name: 'two slim banners',
    block: {
      id: 'banners-slim',
      blockType: 'bannerCarousel',
      height: 'slim',
      slides: [
        {
          id: 'one',
          title: 'Open on Saturdays',
          picture: examplePicture('vitz', 'Inferno Orange', 'forecourt'),
        },
        {
          id: 'two',
          title: 'A service while you wait',
          picture: examplePicture('corolla-cross', 'Attitude Black', 'johannesburg'),
        },
      ],
    },
  },
  {
    name: 'one banner, long words, no picture',
    block: {
      id: 'banners-one',
      blockType: 'bannerCarousel',
      slides: [{ id: 'only', title: 'Elektronieseonstuimigheidsbeheerstelsel' }],
    },
  },
  {
    name: 'a banner with the dialogs of the purchase site',
    block: { id: 'banners-purchase', ...withPurchaseButtons, slides: [...withPurchaseButtons.slides] },
    live: {
      state: 'ready',
      data: { links: { site: 'https://buy.example.co.za', dealer: null, forms }, titles: {} },
    },
  },
  {
    name: 'the same without a purchase site',
    block: { id: 'banners-own-forms', ...withPurchaseButtons, slides: [...withPurchaseButtons.slides] },
    live: { state: 'ready', data: { links: { site: null, dealer: null, forms }, titles: {} } },
  },
  {
    name: 'everything a banner can have',
    block: {
      id: 'banners-full',
      blockType: 'bannerCarousel',
      label: 'Ahead of us',
      slides: [
        {
          id: 'full',
          title: 'Half of town, on electricity alone.',
          tabTitle: 'Town',
          subtitle: 'The Corolla Cross charges itself while you brake.',
          description: 'No plug and no cable, and not a word about range.',
          disclaimer: 'Ts and Cs apply. Share of electric driving by the WLTP city cycle.',
          textTheme: 'dark',
          picture: examplePicture('corolla-cross', 'Emotional Red', 'garden-route'),
          mobilePicture: examplePicture('corolla-cross', 'Cosmic Blue', 'johannesburg'),
          titlePicture: examplePicture('corolla-cross', 'Emotional Red'),
          countdownTimer: 'other',
          countdownTarget: '2027-02-01T05:30:00.000Z',
          hasVideo: true,
          video: exampleVideo(),
          buttons: [
            { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
          ],
          simpleButtons: [
            { label: 'See the Fortuner', link: { kind: 'address', address: '/vehicles/fortuner' } },
            { label: 'Back to the start', link: { kind: 'address', address: '/' } },
          ],
        },
        {
          id: 'past',
          title: 'Fourteen days.\nNo road.',
          tabTitle: 'Dakar',
          description: 'The countdown to the rally has run out.',
          picture: { source: 'place', scene: 'dunes' },
          countdownTimer: 'dakar',
          countdownTarget: '2025-05-17T22:00:00.000Z',
        },
      ],
    },
  },
  {
    name: 'in the racing theme, each with its breadcrumbs',
    path: '/gr/motorsport',
    block: {
      id: 'banners-racing',
      blockType: 'bannerCarousel',
      theme: 'racing',
      slides: [
        {
          id: 'cup',
          title: 'Sixteen alike',
          subtitle: 'GR Cup',
          picture: examplePicture('gr-corolla', 'Emotional Red', 'track'),
        },
        {
          id: 'dakar',
          title: 'No road ahead',
          subtitle: 'Dakar',
          picture: { source: 'place', scene: 'dunes' },
        },
      ],
    },
    live: {
      state: 'ready',
      data: {
        links: null,
        titles: { '/gr/motorsport': 'Motorsport', '/gr/motorsport/gr-cup': 'GR Cup' },
      },
    },
  },
  {
    name: 'one racing banner, without controls',
    block: {
      id: 'banners-racing-one',
      blockType: 'bannerCarousel',
      theme: 'racing',
      height: 'slim',
      slides: [
        {
          id: 'only',
          title: 'Faster after dark',
          picture: examplePicture('gr-yaris', 'Arctic White', 'track'),
          buttons: [
            { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
          ],
        },
      ],
    },
  },
]
