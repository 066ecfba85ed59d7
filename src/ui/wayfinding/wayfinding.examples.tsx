import type { ExampleSet } from '../catalogue/example.ts'
import { FilterDemo } from '../content/chip.demo.island.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Pagination } from './pagination.tsx'
import { Steps } from './steps.tsx'

const labels = (label: string) => ({
  label,
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {number}',
})
const hrefOf = (page: number) => `?page=${page}#pagination`

export const wayfindingExamples: ExampleSet = {
  id: 'wayfinding',
  title: 'Breadcrumbs, Pagination, Steps, RemovableChip',
  examples: [
    {
      id: 'breadcrumbs',
      title: 'Breadcrumbs',
      view: (
        <Breadcrumbs
          label="You are here"
          items={[
            { label: 'Home', href: '/' },
            { label: 'Dealers' },
            { label: 'Vehicles', href: '/vehicles' },
            { label: 'Fortuner' },
          ]}
        />
      ),
    },
    {
      id: 'pagination',
      title: 'Pagination',
      view: (
        <div className="grid gap-6">
          <Pagination current={7} total={20} hrefOf={hrefOf} labels={labels('Pages, in the middle')} />
          <Pagination current={1} total={20} hrefOf={hrefOf} labels={labels('Pages, at the start')} />
          <Pagination current={3} total={3} hrefOf={hrefOf} labels={labels('Pages, at the end')} />
        </div>
      ),
    },
    {
      id: 'steps',
      title: 'Steps',
      view: (
        <Steps
          label="Your trade-in"
          steps={['Your vehicle', 'Its condition', 'About you']}
          current={2}
          doneNote="Done:"
        />
      ),
    },
    { id: 'filters', title: 'Active filters', view: <FilterDemo /> },
  ],
}
