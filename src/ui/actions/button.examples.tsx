import type { ExampleSet } from '../catalogue/example.ts'
import { Icon } from '../icons/icon.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

const row = 'flex flex-wrap items-center gap-4'

const variants = (
  <div className={row}>
    <ButtonLink href="#buttons">Build yours</ButtonLink>
    <ButtonLink href="#buttons" variant="secondary">
      Book a test drive
    </ButtonLink>
    <ButtonLink href="#buttons" variant="text">
      Compare all features
    </ButtonLink>
  </div>
)

export const buttonExamples: ExampleSet = {
  id: 'buttons',
  title: 'Button, ButtonLink',
  examples: [
    { id: 'button-looks', title: 'Primary, secondary, text', view: variants },
    { id: 'button-night', title: 'On dark pictures and panels', view: variants, surface: 'night' },
    {
      id: 'button-states',
      title: 'Busy and disabled',
      view: (
        <div className={row}>
          <Button>Send enquiry</Button>
          <Button busy>Sending your enquiry</Button>
          <Button disabled>Send enquiry</Button>
          <Button variant="secondary" disabled>
            Clear form
          </Button>
        </div>
      ),
    },
    {
      id: 'button-sizes',
      title: 'With an icon, compact, wide',
      view: (
        <div className="grid max-w-md grid-cols-1 gap-4">
          <div className={row}>
            <Button>
              <Icon name="download" size={18} />
              Specification sheet
            </Button>
            <Button size="compact" variant="secondary">
              Clear all
            </Button>
          </div>
          <Button wide>Apply for finance</Button>
        </div>
      ),
    },
  ],
}
