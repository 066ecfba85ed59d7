import * as migration_20261120_120312_initial from './20261120_120312_initial.ts';
import * as migration_20261121_223054_shared_models from './20261121_223054_shared_models.ts';
import * as migration_20261122_014002_leads from './20261122_014002_leads.ts';
import * as migration_20261122_042716_vehicles from './20261122_042716_vehicles.ts';
import * as migration_20261122_084735_finance from './20261122_084735_finance.ts';
import * as migration_20261122_195520_trash_and_unresolved_enquiries from './20261122_195520_trash_and_unresolved_enquiries.ts';
import * as migration_20261123_045247_form_drafts from './20261123_045247_form_drafts.ts';
import * as migration_20261123_080614_picture_kinds from './20261123_080614_picture_kinds.ts';
import * as migration_20261123_114805_dealer_network from './20261123_114805_dealer_network.ts';
import * as migration_20261123_205045_stock from './20261123_205045_stock.ts';
import * as migration_20261126_214054_forms_and_files from './20261126_214054_forms_and_files.ts';
import * as migration_20261127_022141_omitted_form_fields from './20261127_022141_omitted_form_fields.ts';
import * as migration_20261127_062529_tyre_diagrams from './20261127_062529_tyre_diagrams.ts';
import * as migration_20261128_202230_motorsport_and_owners from './20261128_202230_motorsport_and_owners.ts';
import * as migration_20261128_225925_editorial_and_live_results from './20261128_225925_editorial_and_live_results.ts';
import * as migration_20261129_024317_reminders_and_ownership_costs from './20261129_024317_reminders_and_ownership_costs.ts';
import * as migration_20261129_024400_enquiry_forms from './20261129_024400_enquiry_forms.ts';
import * as migration_20261129_091402_buyer_choices from './20261129_091402_buyer_choices.ts';

export const migrations = [
  {
    up: migration_20261120_120312_initial.up,
    down: migration_20261120_120312_initial.down,
    name: '20261120_120312_initial',
  },
  {
    up: migration_20261121_223054_shared_models.up,
    down: migration_20261121_223054_shared_models.down,
    name: '20261121_223054_shared_models',
  },
  {
    up: migration_20261122_014002_leads.up,
    down: migration_20261122_014002_leads.down,
    name: '20261122_014002_leads',
  },
  {
    up: migration_20261122_042716_vehicles.up,
    down: migration_20261122_042716_vehicles.down,
    name: '20261122_042716_vehicles',
  },
  {
    up: migration_20261122_084735_finance.up,
    down: migration_20261122_084735_finance.down,
    name: '20261122_084735_finance',
  },
  {
    up: migration_20261122_195520_trash_and_unresolved_enquiries.up,
    down: migration_20261122_195520_trash_and_unresolved_enquiries.down,
    name: '20261122_195520_trash_and_unresolved_enquiries',
  },
  {
    up: migration_20261123_045247_form_drafts.up,
    down: migration_20261123_045247_form_drafts.down,
    name: '20261123_045247_form_drafts',
  },
  {
    up: migration_20261123_080614_picture_kinds.up,
    down: migration_20261123_080614_picture_kinds.down,
    name: '20261123_080614_picture_kinds',
  },
  {
    up: migration_20261123_114805_dealer_network.up,
    down: migration_20261123_114805_dealer_network.down,
    name: '20261123_114805_dealer_network',
  },
  {
    up: migration_20261123_205045_stock.up,
    down: migration_20261123_205045_stock.down,
    name: '20261123_205045_stock',
  },
  {
    up: migration_20261126_214054_forms_and_files.up,
    down: migration_20261126_214054_forms_and_files.down,
    name: '20261126_214054_forms_and_files',
  },
  {
    up: migration_20261127_022141_omitted_form_fields.up,
    down: migration_20261127_022141_omitted_form_fields.down,
    name: '20261127_022141_omitted_form_fields',
  },
  {
    up: migration_20261127_062529_tyre_diagrams.up,
    down: migration_20261127_062529_tyre_diagrams.down,
    name: '20261127_062529_tyre_diagrams',
  },
  {
    up: migration_20261128_202230_motorsport_and_owners.up,
    down: migration_20261128_202230_motorsport_and_owners.down,
    name: '20261128_202230_motorsport_and_owners',
  },
  {
    up: migration_20261128_225925_editorial_and_live_results.up,
    down: migration_20261128_225925_editorial_and_live_results.down,
    name: '20261128_225925_editorial_and_live_results',
  },
  {
    up: migration_20261129_024317_reminders_and_ownership_costs.up,
    down: migration_20261129_024317_reminders_and_ownership_costs.down,
    name: '20261129_024317_reminders_and_ownership_costs',
  },
  {
    up: migration_20261129_024400_enquiry_forms.up,
    down: migration_20261129_024400_enquiry_forms.down,
    name: '20261129_024400_enquiry_forms',
  },
  {
    up: migration_20261129_091402_buyer_choices.up,
    down: migration_20261129_091402_buyer_choices.down,
    name: '20261129_091402_buyer_choices'
  },
];
