import type { ExampleSet } from '../catalogue/example.ts'
import { Icon, iconNames } from './icon.tsx'

export const iconExamples: ExampleSet = {
  id: 'icons',
  title: 'Icon',
  examples: [
    {
      id: 'icon-all',
      title: 'By name',
      view: (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-4 text-small">
          {iconNames.map((name) => (
            <li key={name} className="flex min-w-0 items-center gap-3">
              <Icon name={name} size={24} />
              <span className="min-w-0 text-ink-2">{name}</span>
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
