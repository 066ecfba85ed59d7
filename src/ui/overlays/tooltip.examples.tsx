import type { ExampleSet } from '../catalogue/example.ts'
import { Hotspot } from './hotspot.island.tsx'
import { ToastDemo } from './toast.demo.island.tsx'
import { Tooltip } from './tooltip.island.tsx'

export const tooltipExamples: ExampleSet = {
  id: 'tooltip',
  title: 'Tooltip, Hotspot, Toast',
  examples: [
    {
      id: 'tooltip-word',
      title: 'Explained terms',
      view: (
        <p>
          <Tooltip label="Placement" text="Race position in the current stage" /> and{' '}
          <Tooltip label="Overall" text="Position in the overall Dakar race" />
        </p>
      ),
    },
    {
      id: 'hotspot-picture',
      title: 'Markers on a picture',
      view: (
        <div className="relative aspect-[2/1] max-w-[50rem] bg-linear-to-b from-[#2a2d32] to-[#17191c]">
          <Hotspot left={25} top={60} heading="Matrix lamps" text="They dim around oncoming traffic." />
          <Hotspot left={97} top={12} heading="Roof rails" text="They carry 80 kg." />
        </div>
      ),
    },
    { id: 'toast', title: 'Toast', view: <ToastDemo /> },
  ],
}
