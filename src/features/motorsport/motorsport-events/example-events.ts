import { pictureOf } from '#features/pictures/pictures/index.ts'
import { examplePicture } from '#features/site/blocks/index.ts'
import type { EventsData, StoredEvent } from './event.ts'
import { homeZone } from './zones.ts'

const picture = pictureOf(examplePicture('gr-corolla', 'Arctic White', 'track'))

const event = (
  fields: Pick<StoredEvent, 'slug' | 'name' | 'category' | 'startsOn'> & Partial<StoredEvent>,
) => ({
  ...{ subtitle: null, endsOn: fields.startsOn, startTime: null, endTime: null, zone: homeZone },
  ...{ track: null, location: '', description: null, countries: [], isNational: false, expiresOn: null },
  ...{ picture, buttons: null, changedAt: '2026-11-20T06:15:30.000Z' },
  ...fields,
})

/** Six events with every field, and the extremes of each; the first is over. */
export const exampleEvents: EventsData = {
  today: '2026-11-20',
  events: [
    event({
      ...{ slug: 'circuit-cup-final', name: 'Circuit cup final', category: 'Motorsport' },
      ...{
        startsOn: '2026-10-31',
        endsOn: '2026-11-01',
        track: 'Kyalami',
        location: 'Midrand, South Africa',
      },
    }),
    event({
      ...{ slug: 'karoo-gravel-rally', name: 'Karoo gravel rally', category: 'Motorsport' },
      ...{ subtitle: 'Round 7', startsOn: '2026-11-30', endsOn: '2026-12-03', isNational: true },
      ...{ location: 'Windhoek, Namibia', countries: ['South Africa', 'Namibia'] },
      description: 'Four days from Upington to Windhoek, two of them above two thousand metres.',
      buttons: [
        {
          label: 'About the rally',
          look: 'text',
          link: { kind: 'address', address: 'https://example.co.za' },
        },
      ],
    }),
    event({
      ...{ slug: 'night-race', name: 'Night race', category: 'Motorsport', startsOn: '2026-12-05' },
      ...{ startTime: '18:30', endTime: '21:15', track: 'Killarney', location: 'Cape Town' },
    }),
    event({
      ...{ slug: 'sevens', name: 'Sevens under the mountain', category: 'Rugby', startsOn: '2026-12-12' },
      location: 'South Africa vs Namibia',
    }),
    event({
      ...{ slug: 'dakar', name: 'Dakar', category: 'Motorsport' },
      ...{ startsOn: '2027-01-02', endsOn: '2027-01-16', startTime: '06:00' },
      ...{ zone: { name: 'Asia/Riyadh', offset: '+03:00' }, location: 'Yanbu, Saudi Arabia', picture: null },
    }),
    event({
      ...{ slug: 'long', category: 'Cycling', startsOn: '2027-03-07' },
      name: 'Pietermaritzburg-to-Scottburgh-and-back-again Kwazulunatalkoastalkriteriumsfietsrenfees',
      location: 'Pietermaritzburg, Scottburgh, Umzinto, Richmond, Ixopo and Underberg, KwaZulu-Natal',
    }),
  ],
}
