import { TextLink } from '../actions/text-link.tsx'
import type { ExampleSet } from '../catalogue/example.ts'
import { TextField } from '../forms/text-field.tsx'
import { DialogButton } from './dialog-button.island.tsx'

const labels = { close: 'Close' }

export const dialogExamples: ExampleSet = {
  id: 'dialog',
  title: 'Dialog, DialogButton',
  examples: [
    {
      id: 'dialog-shapes',
      title: 'Normal, wide, drawer',
      view: (
        <div className="flex flex-wrap gap-4">
          <DialogButton label="Confirm your e-mail" title="Is this address right?" labels={labels}>
            <TextField label="E-mail" type="email" name="email" defaultValue="thandi@example.co.za" />
            <p className="mt-6">
              <TextLink href="#dialog">How we use it</TextLink>
            </p>
          </DialogButton>
          <DialogButton
            label="All equipment"
            variant="secondary"
            title="Equipment"
            shape="wide"
            labels={labels}
          >
            <p className="max-w-[60ch]">
              Wide dialogs hold pictures, lists and tables; what is longer than the window scrolls inside.
            </p>
          </DialogButton>
          <DialogButton label="Filters" variant="secondary" title="Filters" shape="drawer" labels={labels}>
            <p>A drawer is as high as the window.</p>
          </DialogButton>
        </div>
      ),
    },
  ],
}
