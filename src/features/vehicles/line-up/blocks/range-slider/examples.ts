import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'rangeSlider'>, ...BlockExample<'rangeSlider'>[]] = [
  {
    name: 'Three ranges, each in its scene',
    block: {
      id: 'range-slider-three',
      blockType: 'rangeSlider',
      title: 'Three ways to be somewhere else.',
      lead: 'Choose the ground; the rest follows.',
      rangeSliderData: [
        {
          id: 'bakkies',
          rangeName: 'Hilux',
          backgroundImage: examplePicture('hilux-double-cab', 'Oxide Bronze', 'karoo'),
          models: [
            {
              id: 'double',
              modelName: 'Hilux Double Cab',
              modelImage: examplePicture('hilux-double-cab', 'Oxide Bronze'),
              modelPageLink: { kind: 'address', address: '/vehicles/hilux-double-cab' },
              buttons: [
                { label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } },
              ],
            },
            {
              id: 'single',
              modelName: 'Hilux Single Cab',
              modelImage: examplePicture('hilux-single-cab', 'Arctic White'),
              modelPageLink: { kind: 'address', address: '/vehicles/hilux-single-cab' },
            },
            {
              id: 'xtra',
              modelName: 'Hilux Xtra Cab',
              modelImage: examplePicture('hilux-xtra-cab', 'Cosmic Blue'),
              modelPageLink: { kind: 'address', address: '/vehicles/hilux-xtra-cab' },
            },
          ],
        },
        {
          id: 'seven-seats',
          rangeName: 'Fortuner',
          backgroundImage: examplePicture('fortuner', 'Attitude Black', 'dunes'),
          models: [
            {
              id: 'fortuner',
              modelName: 'Fortuner',
              modelImage: examplePicture('fortuner', 'Attitude Black'),
              modelPageLink: { kind: 'address', address: '/vehicles/fortuner' },
            },
          ],
        },
        {
          id: 'town',
          rangeName: 'Corolla Cross',
          backgroundImage: examplePicture('corolla-cross', 'Emotional Red', 'garden-route'),
          models: [
            {
              id: 'cross',
              modelName: 'Corolla Cross',
              modelImage: examplePicture('corolla-cross', 'Emotional Red'),
            },
          ],
        },
      ],
    },
  },
  {
    name: 'One range without pictures, a model without a page',
    block: {
      id: 'range-slider-plain',
      blockType: 'rangeSlider',
      title: 'Volstruisplaaswerkersvervoer',
      rangeSliderData: [
        {
          id: 'plain',
          rangeName: 'Minibuses',
          models: [
            {
              id: 'nowhere',
              modelName: 'Hiace Ses’fikile',
              modelPageLink: { kind: 'address', address: '/not-built' },
            },
            { id: 'none', modelName: 'Quantum' },
          ],
        },
      ],
    },
  },
]
