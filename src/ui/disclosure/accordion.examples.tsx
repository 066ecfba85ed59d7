import type { ExampleSet } from '../catalogue/example.ts'
import { Accordion } from './accordion.tsx'

const questions = [
  {
    title: 'How long does a service take?',
    content: <p>Two hours for a minor service, four for a major one. You may wait, or leave the car.</p>,
  },
  {
    title: 'Who fits a tow bar?',
    content: <p>Every dealer does, in a morning. The warranty stays whole when a dealer fits it.</p>,
  },
  {
    title: 'Where is my service plan valid?',
    content: <p>At every dealer in South Africa, Namibia, Botswana, Eswatini and Lesotho.</p>,
  },
]
const items = (prefix: string, openOne = false) =>
  questions.map((question, index) => ({
    ...question,
    id: `${prefix}-${index + 1}`,
    open: openOne && index === 0,
  }))

export const accordionExamples: ExampleSet = {
  id: 'accordion',
  title: 'Accordion',
  examples: [
    {
      id: 'accordion-own',
      title: 'Independent items',
      view: <Accordion items={items('own', true)} headingLevel={4} />,
    },
    {
      id: 'accordion-one',
      title: 'One at a time',
      view: <Accordion items={items('one')} headingLevel={4} name="one-at-a-time" />,
    },
  ],
}
