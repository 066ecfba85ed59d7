import type { ExampleSet } from '../catalogue/example.ts'
import { Checkbox } from './checkbox.tsx'
import { FileField } from './file-field.island.tsx'
import { CalculatorDemo } from './forms.demo.island.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const provinces = ['Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Western Cape'].map((name) => ({
  value: name,
  label: name,
}))
const fileLabels = { choose: 'Choose a file, or drop it here', remove: 'Remove' }
const column = 'grid max-w-xl grid-cols-1 gap-8'

export const fieldExamples: ExampleSet = {
  id: 'fields',
  title: 'TextField, TextArea, Select, FileField',
  examples: [
    {
      id: 'fields-plain',
      title: 'Default',
      view: (
        <div className={column}>
          <TextField label="Full name" name="name" autoComplete="off" />
          <TextField
            label="Cellphone"
            name="phone"
            type="tel"
            help="Ten digits, such as 080 000 0000."
            placeholder="080 000 0000"
          />
          <TextField label="Company" name="company" optionalNote="(optional)" defaultValue="Karoo Farms" />
          <Select label="Province" name="province" options={provinces} emptyLabel="Choose a province" />
          <TextArea label="Message" name="message" help="Tell us when we may call." />
          <FileField
            label="Photo of the vehicle"
            name="photo"
            accept="image/*"
            help="At most 5 MB."
            labels={fileLabels}
          />
        </div>
      ),
    },
    {
      id: 'fields-wrong',
      title: 'With an error, disabled',
      view: (
        <div className={column}>
          <TextField
            label="E-mail"
            type="email"
            defaultValue="thandi@"
            help="Only for this enquiry."
            error="Enter the whole address, such as thandi@example.co.za."
          />
          <Select
            label="Preferred dealer"
            options={[]}
            emptyLabel="Choose a dealer"
            error="Choose the dealer who should call you."
          />
          <FileField label="Curriculum vitae" error="The file is larger than 5 MB." labels={fileLabels} />
          <TextField label="Reference" defaultValue="A-2041" disabled />
        </div>
      ),
    },
  ],
}

export const choiceExamples: ExampleSet = {
  id: 'choices',
  title: 'Checkbox, RadioGroup',
  examples: [
    {
      id: 'choices-plain',
      title: 'Default',
      view: (
        <div className={column}>
          <Checkbox label="Keep me informed about new vehicles" name="news" defaultChecked />
          <RadioGroup
            legend="How may we reach you?"
            options={[
              { value: 'phone', label: 'By phone' },
              { value: 'email', label: 'By e-mail', help: 'Answered within a working day.' },
              { value: 'post', label: 'By post', disabled: true },
            ]}
            defaultValue="phone"
          />
          <RadioGroup
            legend="Condition"
            inline
            options={['New', 'Demo', 'Used'].map((label) => ({ value: label, label }))}
            defaultValue="Used"
          />
        </div>
      ),
    },
    {
      id: 'choices-wrong',
      title: 'With an error',
      view: (
        <div className={column}>
          <Checkbox label="I accept the terms" error="Tick this box to continue." />
          <RadioGroup
            legend="Test drive"
            options={['Morning', 'Afternoon'].map((label) => ({ value: label, label }))}
            error="Choose the time that suits you."
          />
        </div>
      ),
    },
  ],
}

export const calculatorExamples: ExampleSet = {
  id: 'calculator',
  title: 'AmountField, Segments, Slider, Stepper',
  examples: [{ id: 'calculator-all', title: 'Controls of a calculator', view: <CalculatorDemo /> }],
}
