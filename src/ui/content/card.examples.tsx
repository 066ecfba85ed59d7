import { TextLink } from '../actions/text-link.tsx'
import type { ExampleSet } from '../catalogue/example.ts'
import { Card } from './card.tsx'
import { Chip } from './chip.tsx'

const grid = 'grid gap-gutter tablet:grid-cols-2 desktop:grid-cols-3'
const studio = <div className="aspect-[3/2]" />

export const cardExamples: ExampleSet = {
  id: 'cards',
  title: 'Card, Chip',
  examples: [
    {
      id: 'card-filled',
      title: 'On a surface',
      view: (
        <div className={grid}>
          <Card
            title="Fortuner"
            headingLevel={4}
            href="#cards"
            picture={studio}
            badge={<Chip tone="accent">New</Chip>}
            aside="R 719 900"
          >
            Seven seats for the long way round.
          </Card>
          <Card
            title="Hilux Double Cab"
            headingLevel={4}
            picture={studio}
            aside="R 589 900"
            footer={
              <>
                <TextLink href="#cards">Build yours</TextLink>
                <TextLink href="#cards">Compare</TextLink>
              </>
            }
          >
            Carries a ton, and five.
          </Card>
          <Card title="Without a picture" headingLevel={4} eyebrow="Ownership" href="#cards">
            Service plans, warranties and what they cover.
          </Card>
        </div>
      ),
    },
    {
      id: 'card-plain',
      title: 'Plain',
      view: (
        <div className={grid}>
          {['A new layout for East London', 'Testing in the Namib', 'Street race confirmed'].map((title) => (
            <Card key={title} title={title} headingLevel={4} href="#cards" variant="plain" picture={studio}>
              <p className="text-small">12 November</p>
            </Card>
          ))}
        </div>
      ),
    },
    {
      id: 'chips',
      title: 'Chips',
      view: (
        <div className="flex flex-wrap gap-3">
          <Chip>Hybrid</Chip>
          <Chip tone="strong">Demo</Chip>
          <Chip tone="accent">Special</Chip>
        </div>
      ),
    },
  ],
}
