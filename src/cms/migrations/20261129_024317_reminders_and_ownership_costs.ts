import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_reminders_kind" AS ENUM('service', 'warranty', 'plan');
  CREATE TYPE "public"."enum_service_reminders_state" AS ENUM('pending', 'active', 'ended');
  CREATE TABLE "service_reminders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"kind" "enum_service_reminders_kind" NOT NULL,
  	"state" "enum_service_reminders_state" NOT NULL,
  	"model" varchar NOT NULL,
  	"due_on" varchar NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"person" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"consented_at" timestamp(3) with time zone NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"mailed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ownership_costs_fuel_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"petrol_inland" numeric NOT NULL,
  	"petrol_coast" numeric NOT NULL,
  	"diesel_inland" numeric NOT NULL,
  	"diesel_coast" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_levies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"passenger_rate" numeric NOT NULL,
  	"double_cab_rate" numeric NOT NULL,
  	"passenger_threshold" numeric NOT NULL,
  	"double_cab_threshold" numeric NOT NULL,
  	"vat" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_licence_fees_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to" numeric NOT NULL,
  	"eastern_cape" numeric NOT NULL,
  	"free_state" numeric NOT NULL,
  	"gauteng" numeric NOT NULL,
  	"kwazulu_natal" numeric NOT NULL,
  	"limpopo" numeric NOT NULL,
  	"mpumalanga" numeric NOT NULL,
  	"northern_cape" numeric NOT NULL,
  	"north_west" numeric NOT NULL,
  	"western_cape" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_licence_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "ownership_costs_once_off_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"delivery" numeric NOT NULL,
  	"registration" numeric NOT NULL,
  	"number_plates" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_upkeep_tyres" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"inches" numeric NOT NULL,
  	"price" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_upkeep" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"tyre_life" numeric NOT NULL,
  	"labour_rate" numeric NOT NULL,
  	"fluid_per_litre" numeric NOT NULL,
  	"part_each" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs_affordability" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"share" numeric NOT NULL
  );
  
  CREATE TABLE "ownership_costs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"levy_in_price" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ownership_costs_v_version_fuel_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"petrol_inland" numeric NOT NULL,
  	"petrol_coast" numeric NOT NULL,
  	"diesel_inland" numeric NOT NULL,
  	"diesel_coast" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_levies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"passenger_rate" numeric NOT NULL,
  	"double_cab_rate" numeric NOT NULL,
  	"passenger_threshold" numeric NOT NULL,
  	"double_cab_threshold" numeric NOT NULL,
  	"vat" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_licence_fees_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"up_to" numeric NOT NULL,
  	"eastern_cape" numeric NOT NULL,
  	"free_state" numeric NOT NULL,
  	"gauteng" numeric NOT NULL,
  	"kwazulu_natal" numeric NOT NULL,
  	"limpopo" numeric NOT NULL,
  	"mpumalanga" numeric NOT NULL,
  	"northern_cape" numeric NOT NULL,
  	"north_west" numeric NOT NULL,
  	"western_cape" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_licence_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_once_off_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"delivery" numeric NOT NULL,
  	"registration" numeric NOT NULL,
  	"number_plates" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_upkeep_tyres" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"inches" numeric NOT NULL,
  	"price" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_upkeep" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"tyre_life" numeric NOT NULL,
  	"labour_rate" numeric NOT NULL,
  	"fluid_per_litre" numeric NOT NULL,
  	"part_each" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v_version_affordability" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"share" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ownership_costs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_levy_in_price" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_reminders_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "service_reminder_days" numeric DEFAULT 30;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_service_reminder_days" numeric DEFAULT 30;
  ALTER TABLE "ownership_costs_fuel_prices" ADD CONSTRAINT "ownership_costs_fuel_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_levies" ADD CONSTRAINT "ownership_costs_levies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_licence_fees_bands" ADD CONSTRAINT "ownership_costs_licence_fees_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs_licence_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_licence_fees" ADD CONSTRAINT "ownership_costs_licence_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_once_off_fees" ADD CONSTRAINT "ownership_costs_once_off_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_upkeep_tyres" ADD CONSTRAINT "ownership_costs_upkeep_tyres_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs_upkeep"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_upkeep" ADD CONSTRAINT "ownership_costs_upkeep_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ownership_costs_affordability" ADD CONSTRAINT "ownership_costs_affordability_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ownership_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_fuel_prices" ADD CONSTRAINT "_ownership_costs_v_version_fuel_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_levies" ADD CONSTRAINT "_ownership_costs_v_version_levies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_licence_fees_bands" ADD CONSTRAINT "_ownership_costs_v_version_licence_fees_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v_version_licence_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_licence_fees" ADD CONSTRAINT "_ownership_costs_v_version_licence_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_once_off_fees" ADD CONSTRAINT "_ownership_costs_v_version_once_off_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_upkeep_tyres" ADD CONSTRAINT "_ownership_costs_v_version_upkeep_tyres_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v_version_upkeep"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_upkeep" ADD CONSTRAINT "_ownership_costs_v_version_upkeep_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ownership_costs_v_version_affordability" ADD CONSTRAINT "_ownership_costs_v_version_affordability_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ownership_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "service_reminders_email_idx" ON "service_reminders" USING btree ("email");
  CREATE INDEX "service_reminders_state_idx" ON "service_reminders" USING btree ("state");
  CREATE INDEX "service_reminders_due_on_idx" ON "service_reminders" USING btree ("due_on");
  CREATE INDEX "service_reminders_person_idx" ON "service_reminders" USING btree ("person");
  CREATE UNIQUE INDEX "service_reminders_key_idx" ON "service_reminders" USING btree ("key");
  CREATE INDEX "service_reminders_asked_at_idx" ON "service_reminders" USING btree ("asked_at");
  CREATE INDEX "service_reminders_updated_at_idx" ON "service_reminders" USING btree ("updated_at");
  CREATE INDEX "service_reminders_created_at_idx" ON "service_reminders" USING btree ("created_at");
  CREATE INDEX "ownership_costs_fuel_prices_order_idx" ON "ownership_costs_fuel_prices" USING btree ("_order");
  CREATE INDEX "ownership_costs_fuel_prices_parent_id_idx" ON "ownership_costs_fuel_prices" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_levies_order_idx" ON "ownership_costs_levies" USING btree ("_order");
  CREATE INDEX "ownership_costs_levies_parent_id_idx" ON "ownership_costs_levies" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_licence_fees_bands_order_idx" ON "ownership_costs_licence_fees_bands" USING btree ("_order");
  CREATE INDEX "ownership_costs_licence_fees_bands_parent_id_idx" ON "ownership_costs_licence_fees_bands" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_licence_fees_order_idx" ON "ownership_costs_licence_fees" USING btree ("_order");
  CREATE INDEX "ownership_costs_licence_fees_parent_id_idx" ON "ownership_costs_licence_fees" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_once_off_fees_order_idx" ON "ownership_costs_once_off_fees" USING btree ("_order");
  CREATE INDEX "ownership_costs_once_off_fees_parent_id_idx" ON "ownership_costs_once_off_fees" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_upkeep_tyres_order_idx" ON "ownership_costs_upkeep_tyres" USING btree ("_order");
  CREATE INDEX "ownership_costs_upkeep_tyres_parent_id_idx" ON "ownership_costs_upkeep_tyres" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_upkeep_order_idx" ON "ownership_costs_upkeep" USING btree ("_order");
  CREATE INDEX "ownership_costs_upkeep_parent_id_idx" ON "ownership_costs_upkeep" USING btree ("_parent_id");
  CREATE INDEX "ownership_costs_affordability_order_idx" ON "ownership_costs_affordability" USING btree ("_order");
  CREATE INDEX "ownership_costs_affordability_parent_id_idx" ON "ownership_costs_affordability" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_fuel_prices_order_idx" ON "_ownership_costs_v_version_fuel_prices" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_fuel_prices_parent_id_idx" ON "_ownership_costs_v_version_fuel_prices" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_levies_order_idx" ON "_ownership_costs_v_version_levies" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_levies_parent_id_idx" ON "_ownership_costs_v_version_levies" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_licence_fees_bands_order_idx" ON "_ownership_costs_v_version_licence_fees_bands" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_licence_fees_bands_parent_id_idx" ON "_ownership_costs_v_version_licence_fees_bands" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_licence_fees_order_idx" ON "_ownership_costs_v_version_licence_fees" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_licence_fees_parent_id_idx" ON "_ownership_costs_v_version_licence_fees" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_once_off_fees_order_idx" ON "_ownership_costs_v_version_once_off_fees" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_once_off_fees_parent_id_idx" ON "_ownership_costs_v_version_once_off_fees" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_upkeep_tyres_order_idx" ON "_ownership_costs_v_version_upkeep_tyres" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_upkeep_tyres_parent_id_idx" ON "_ownership_costs_v_version_upkeep_tyres" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_upkeep_order_idx" ON "_ownership_costs_v_version_upkeep" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_upkeep_parent_id_idx" ON "_ownership_costs_v_version_upkeep" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_version_affordability_order_idx" ON "_ownership_costs_v_version_affordability" USING btree ("_order");
  CREATE INDEX "_ownership_costs_v_version_affordability_parent_id_idx" ON "_ownership_costs_v_version_affordability" USING btree ("_parent_id");
  CREATE INDEX "_ownership_costs_v_created_at_idx" ON "_ownership_costs_v" USING btree ("created_at");
  CREATE INDEX "_ownership_costs_v_updated_at_idx" ON "_ownership_costs_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_reminders_fk" FOREIGN KEY ("service_reminders_id") REFERENCES "public"."service_reminders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_reminders_id_idx" ON "payload_locked_documents_rels" USING btree ("service_reminders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_reminders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_fuel_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_levies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_licence_fees_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_licence_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_once_off_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_upkeep_tyres" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_upkeep" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs_affordability" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ownership_costs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_fuel_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_levies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_licence_fees_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_licence_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_once_off_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_upkeep_tyres" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_upkeep" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v_version_affordability" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ownership_costs_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_reminders" CASCADE;
  DROP TABLE "ownership_costs_fuel_prices" CASCADE;
  DROP TABLE "ownership_costs_levies" CASCADE;
  DROP TABLE "ownership_costs_licence_fees_bands" CASCADE;
  DROP TABLE "ownership_costs_licence_fees" CASCADE;
  DROP TABLE "ownership_costs_once_off_fees" CASCADE;
  DROP TABLE "ownership_costs_upkeep_tyres" CASCADE;
  DROP TABLE "ownership_costs_upkeep" CASCADE;
  DROP TABLE "ownership_costs_affordability" CASCADE;
  DROP TABLE "ownership_costs" CASCADE;
  DROP TABLE "_ownership_costs_v_version_fuel_prices" CASCADE;
  DROP TABLE "_ownership_costs_v_version_levies" CASCADE;
  DROP TABLE "_ownership_costs_v_version_licence_fees_bands" CASCADE;
  DROP TABLE "_ownership_costs_v_version_licence_fees" CASCADE;
  DROP TABLE "_ownership_costs_v_version_once_off_fees" CASCADE;
  DROP TABLE "_ownership_costs_v_version_upkeep_tyres" CASCADE;
  DROP TABLE "_ownership_costs_v_version_upkeep" CASCADE;
  DROP TABLE "_ownership_costs_v_version_affordability" CASCADE;
  DROP TABLE "_ownership_costs_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_reminders_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_reminders_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_reminders_id";
  ALTER TABLE "site_settings" DROP COLUMN "service_reminder_days";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_service_reminder_days";
  DROP TYPE "public"."enum_service_reminders_kind";
  DROP TYPE "public"."enum_service_reminders_state";`)
}
