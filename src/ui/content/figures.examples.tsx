import { rand } from '#platform/money.ts'
import type { ExampleSet } from '../catalogue/example.ts'
import { Countdown } from './countdown.island.tsx'
import { Price } from './price.tsx'
import { Rating } from './rating.tsx'
import { Skeleton } from './skeleton.tsx'
import { Table } from './table.tsx'

const priceLabels = { regular: 'regular price', special: 'special price', from: 'From' }
const timeLabels = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }

const standings = [
  { position: 1, driver: 'Lwazi Ndlela', team: 'GAZOO Racing', points: 184 },
  { position: 2, driver: 'Marco Steyn', team: 'Atlas GT', points: 176 },
  { position: 3, driver: 'Anke Viljoen', team: 'GAZOO Racing', points: 161 },
]

export const figureExamples: ExampleSet = {
  id: 'figures',
  title: 'Table, Price, Rating, Countdown, Skeleton',
  examples: [
    {
      id: 'table-standings',
      title: 'Table',
      view: (
        <Table
          caption="Standings after seven rounds"
          columns={[
            { id: 'position', label: 'Position', cell: ({ position }) => position },
            { id: 'driver', label: 'Driver', cell: ({ driver }) => driver, isRowHeader: true },
            { id: 'team', label: 'Team', cell: ({ team }) => team },
            { id: 'points', label: 'Points', cell: ({ points }) => points, numeric: true },
          ]}
          rows={standings}
          keyOf={({ driver }) => driver}
          isHighlighted={({ team }) => team === 'GAZOO Racing'}
        />
      ),
    },
    {
      id: 'prices',
      title: 'Price',
      view: (
        <div className="grid gap-3 text-lead">
          <Price price={rand(459_900)} labels={priceLabels} />
          <Price price={rand(459_900)} specialPrice={rand(429_900)} labels={priceLabels} />
          <Price price={null} labels={priceLabels} />
        </div>
      ),
    },
    {
      id: 'ratings',
      title: 'Rating',
      view: (
        <div className="grid gap-3">
          <Rating value={3} label="3 of 5" />
          <Rating value={4.4} label="4,4 of 5" />
          <Rating value={0} label="0 of 5" />
        </div>
      ),
    },
    {
      id: 'countdown-ahead',
      title: 'Countdown',
      view: <Countdown target="2026-12-02T19:41:00+02:00" label="To the nine hours" labels={timeLabels} />,
    },
    {
      id: 'countdown-past',
      title: 'Countdown to a moment that is past',
      view: <Countdown target="2025-05-18T00:00:00+02:00" label="To the safari rally" labels={timeLabels} />,
    },
    {
      id: 'skeletons',
      title: 'Skeleton',
      view: (
        <div className="grid gap-10">
          <Skeleton label="Vehicles are being loaded" count={4} />
          <Skeleton label="The text is being loaded" count={3} shape="line" />
        </div>
      ),
    },
  ],
}
