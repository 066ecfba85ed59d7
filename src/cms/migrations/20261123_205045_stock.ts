import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vehicle_alerts_kind" AS ENUM('search', 'price');
  CREATE TYPE "public"."enum_vehicle_alerts_state" AS ENUM('pending', 'active', 'ended');
  CREATE TYPE "public"."enum_specials_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum_specials_category" AS ENUM('new-vehicle-sales', 'automark-sales', 'service', 'parts', 'accessories', 'finance', 'other');
  CREATE TYPE "public"."enum_specials_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  CREATE TYPE "public"."enum_specials_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_specials_image_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_specials_image_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_specials_image_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_specials_image_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_specials_image_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_specials_image_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_specials_image_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_specials_image_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_specials_image_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_specials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specials_v_version_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum__specials_v_version_category" AS ENUM('new-vehicle-sales', 'automark-sales', 'service', 'parts', 'accessories', 'finance', 'other');
  CREATE TYPE "public"."enum__specials_v_version_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  CREATE TYPE "public"."enum__specials_v_version_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__specials_v_version_image_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__specials_v_version_image_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__specials_v_version_image_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__specials_v_version_image_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__specials_v_version_image_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__specials_v_version_image_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__specials_v_version_image_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__specials_v_version_image_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__specials_v_version_image_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__specials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specials_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_stock_imports_status" AS ENUM('applied', 'refused', 'failed');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'usedVehicle' BEFORE 'financeOffer';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'special' BEFORE 'financeOffer';
  CREATE TABLE "vehicle_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"kind" "enum_vehicle_alerts_kind" NOT NULL,
  	"state" "enum_vehicle_alerts_state" NOT NULL,
  	"subject" varchar NOT NULL,
  	"person" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"last_checked_at" timestamp(3) with time zone NOT NULL,
  	"last_mailed_at" timestamp(3) with time zone,
  	"notice_at" timestamp(3) with time zone,
  	"last_price" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "specials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_specials_audience" DEFAULT 'dealer',
  	"dealer_id" integer,
  	"group_id" integer,
  	"title" varchar,
  	"order" numeric DEFAULT 100,
  	"category" "enum_specials_category" DEFAULT 'new-vehicle-sales',
  	"other_category" varchar,
  	"text" varchar,
  	"image_source" "enum_specials_image_source",
  	"image_vehicle" "enum_specials_image_vehicle",
  	"image_colour_id" integer,
  	"image_scene" "enum_specials_image_scene" DEFAULT 'drakensberg',
  	"image_view" "enum_specials_image_view" DEFAULT 'side',
  	"image_livery" "enum_specials_image_livery",
  	"image_number" varchar,
  	"image_wheels" "enum_specials_image_wheels",
  	"image_topic" "enum_specials_image_topic",
  	"image_variant" numeric,
  	"image_circuit" "enum_specials_image_circuit",
  	"image_helmet" "enum_specials_image_helmet",
  	"image_medal" "enum_specials_image_medal",
  	"image_item" "enum_specials_image_item",
  	"image_poster_title" varchar,
  	"image_poster_facts" varchar,
  	"image_image_id" integer,
  	"starts_on" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"smc" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_specials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "specials_locales" (
  	"image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_specials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__specials_v_version_audience" DEFAULT 'dealer',
  	"version_dealer_id" integer,
  	"version_group_id" integer,
  	"version_title" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_category" "enum__specials_v_version_category" DEFAULT 'new-vehicle-sales',
  	"version_other_category" varchar,
  	"version_text" varchar,
  	"version_image_source" "enum__specials_v_version_image_source",
  	"version_image_vehicle" "enum__specials_v_version_image_vehicle",
  	"version_image_colour_id" integer,
  	"version_image_scene" "enum__specials_v_version_image_scene" DEFAULT 'drakensberg',
  	"version_image_view" "enum__specials_v_version_image_view" DEFAULT 'side',
  	"version_image_livery" "enum__specials_v_version_image_livery",
  	"version_image_number" varchar,
  	"version_image_wheels" "enum__specials_v_version_image_wheels",
  	"version_image_topic" "enum__specials_v_version_image_topic",
  	"version_image_variant" numeric,
  	"version_image_circuit" "enum__specials_v_version_image_circuit",
  	"version_image_helmet" "enum__specials_v_version_image_helmet",
  	"version_image_medal" "enum__specials_v_version_image_medal",
  	"version_image_item" "enum__specials_v_version_image_item",
  	"version_image_poster_title" varchar,
  	"version_image_poster_facts" varchar,
  	"version_image_image_id" integer,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_smc" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__specials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__specials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_specials_v_locales" (
  	"version_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stock_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"status" "enum_stock_imports_status" NOT NULL,
  	"message" varchar,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone NOT NULL,
  	"read" numeric DEFAULT 0,
  	"added" numeric DEFAULT 0,
  	"changed" numeric DEFAULT 0,
  	"unchanged" numeric DEFAULT 0,
  	"sold" numeric DEFAULT 0,
  	"refused" numeric DEFAULT 0,
  	"refusals" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "stock_id" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "special_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vehicle_alerts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "specials_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_imports_id" integer;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_image_colour_id_colours_id_fk" FOREIGN KEY ("image_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_image_image_id_media_id_fk" FOREIGN KEY ("image_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials_locales" ADD CONSTRAINT "specials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_parent_id_specials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_image_colour_id_colours_id_fk" FOREIGN KEY ("version_image_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_image_image_id_media_id_fk" FOREIGN KEY ("version_image_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v_locales" ADD CONSTRAINT "_specials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_specials_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vehicle_alerts_email_idx" ON "vehicle_alerts" USING btree ("email");
  CREATE INDEX "vehicle_alerts_state_idx" ON "vehicle_alerts" USING btree ("state");
  CREATE INDEX "vehicle_alerts_person_idx" ON "vehicle_alerts" USING btree ("person");
  CREATE UNIQUE INDEX "vehicle_alerts_key_idx" ON "vehicle_alerts" USING btree ("key");
  CREATE INDEX "vehicle_alerts_asked_at_idx" ON "vehicle_alerts" USING btree ("asked_at");
  CREATE INDEX "vehicle_alerts_updated_at_idx" ON "vehicle_alerts" USING btree ("updated_at");
  CREATE INDEX "vehicle_alerts_created_at_idx" ON "vehicle_alerts" USING btree ("created_at");
  CREATE INDEX "specials_dealer_idx" ON "specials" USING btree ("dealer_id");
  CREATE INDEX "specials_group_idx" ON "specials" USING btree ("group_id");
  CREATE INDEX "specials_image_image_colour_idx" ON "specials" USING btree ("image_colour_id");
  CREATE INDEX "specials_image_image_image_idx" ON "specials" USING btree ("image_image_id");
  CREATE INDEX "specials_deleted_at_idx" ON "specials" USING btree ("deleted_at");
  CREATE INDEX "specials_updated_at_idx" ON "specials" USING btree ("updated_at");
  CREATE INDEX "specials_created_at_idx" ON "specials" USING btree ("created_at");
  CREATE INDEX "specials__status_idx" ON "specials" USING btree ("_status");
  CREATE UNIQUE INDEX "specials_locales_locale_parent_id_unique" ON "specials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_specials_v_parent_idx" ON "_specials_v" USING btree ("parent_id");
  CREATE INDEX "_specials_v_version_version_dealer_idx" ON "_specials_v" USING btree ("version_dealer_id");
  CREATE INDEX "_specials_v_version_version_group_idx" ON "_specials_v" USING btree ("version_group_id");
  CREATE INDEX "_specials_v_version_image_version_image_colour_idx" ON "_specials_v" USING btree ("version_image_colour_id");
  CREATE INDEX "_specials_v_version_image_version_image_image_idx" ON "_specials_v" USING btree ("version_image_image_id");
  CREATE INDEX "_specials_v_version_version_deleted_at_idx" ON "_specials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_specials_v_version_version_updated_at_idx" ON "_specials_v" USING btree ("version_updated_at");
  CREATE INDEX "_specials_v_version_version_created_at_idx" ON "_specials_v" USING btree ("version_created_at");
  CREATE INDEX "_specials_v_version_version__status_idx" ON "_specials_v" USING btree ("version__status");
  CREATE INDEX "_specials_v_created_at_idx" ON "_specials_v" USING btree ("created_at");
  CREATE INDEX "_specials_v_updated_at_idx" ON "_specials_v" USING btree ("updated_at");
  CREATE INDEX "_specials_v_snapshot_idx" ON "_specials_v" USING btree ("snapshot");
  CREATE INDEX "_specials_v_published_locale_idx" ON "_specials_v" USING btree ("published_locale");
  CREATE INDEX "_specials_v_latest_idx" ON "_specials_v" USING btree ("latest");
  CREATE INDEX "_specials_v_autosave_idx" ON "_specials_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_specials_v_locales_locale_parent_id_unique" ON "_specials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stock_imports_finished_at_idx" ON "stock_imports" USING btree ("finished_at");
  CREATE INDEX "stock_imports_updated_at_idx" ON "stock_imports" USING btree ("updated_at");
  CREATE INDEX "stock_imports_created_at_idx" ON "stock_imports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_alerts_fk" FOREIGN KEY ("vehicle_alerts_id") REFERENCES "public"."vehicle_alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specials_fk" FOREIGN KEY ("specials_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_imports_fk" FOREIGN KEY ("stock_imports_id") REFERENCES "public"."stock_imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vehicle_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_alerts_id");
  CREATE INDEX "payload_locked_documents_rels_specials_id_idx" ON "payload_locked_documents_rels" USING btree ("specials_id");
  CREATE INDEX "payload_locked_documents_rels_stock_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_imports_id");`)
  // Written by hand: the used vehicles of feeds are not documents of the CMS.
  await db.execute(sql`
   CREATE TABLE "stock_vehicles" (
  	"id" varchar(40) PRIMARY KEY NOT NULL,
  	"dealer_code" varchar(20) NOT NULL,
  	"code" varchar(40) DEFAULT '' NOT NULL,
  	"make" varchar(60) NOT NULL,
  	"model" varchar(120) NOT NULL,
  	"range" varchar(60) DEFAULT '' NOT NULL,
  	"year" integer,
  	"mileage" integer,
  	"body_type" varchar(40) DEFAULT '' NOT NULL,
  	"colour" varchar(60) DEFAULT '' NOT NULL,
  	"fuel_type" varchar(40) DEFAULT '' NOT NULL,
  	"transmission_type" varchar(40) DEFAULT '' NOT NULL,
  	"certification" varchar(20) DEFAULT '' NOT NULL,
  	"sales_type" varchar(20) DEFAULT '' NOT NULL,
  	"is_connected" boolean DEFAULT false NOT NULL,
  	"is_public" boolean DEFAULT false NOT NULL,
  	"base_price" bigint,
  	"price" bigint,
  	"side_image" varchar(2000),
  	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"own_side_image" varchar(200),
  	"own_images" jsonb,
  	"position" integer DEFAULT 0 NOT NULL,
  	"added_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"sold_at" timestamp(3) with time zone
  );
  CREATE INDEX "stock_vehicles_dealer_idx" ON "stock_vehicles" USING btree ("dealer_code", "position");
  CREATE INDEX "stock_vehicles_make_idx" ON "stock_vehicles" USING btree ("make", "model", "year");
  CREATE INDEX "stock_vehicles_updated_idx" ON "stock_vehicles" USING btree ("updated_at");
  CREATE INDEX "stock_vehicles_sold_idx" ON "stock_vehicles" USING btree ("sold_at") WHERE "sold_at" IS NOT NULL;
  CREATE TABLE "stock_first_reads" (
  	"id" varchar(40) PRIMARY KEY NOT NULL,
  	"first_read_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicle_alerts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "specials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "specials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_specials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_specials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vehicle_alerts" CASCADE;
  DROP TABLE "specials" CASCADE;
  DROP TABLE "specials_locales" CASCADE;
  DROP TABLE "_specials_v" CASCADE;
  DROP TABLE "_specials_v_locales" CASCADE;
  DROP TABLE "stock_imports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vehicle_alerts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_specials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stock_imports_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('vehicle', 'quote', 'testDrive', 'contact', 'dealerContact', 'financeOffer', 'financeQuery', 'subscription');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  DROP INDEX "payload_locked_documents_rels_vehicle_alerts_id_idx";
  DROP INDEX "payload_locked_documents_rels_specials_id_idx";
  DROP INDEX "payload_locked_documents_rels_stock_imports_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "stock_id";
  ALTER TABLE "enquiries" DROP COLUMN "special_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vehicle_alerts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "specials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_imports_id";
  DROP TYPE "public"."enum_vehicle_alerts_kind";
  DROP TYPE "public"."enum_vehicle_alerts_state";
  DROP TYPE "public"."enum_specials_audience";
  DROP TYPE "public"."enum_specials_category";
  DROP TYPE "public"."enum_specials_image_source";
  DROP TYPE "public"."enum_specials_image_vehicle";
  DROP TYPE "public"."enum_specials_image_scene";
  DROP TYPE "public"."enum_specials_image_view";
  DROP TYPE "public"."enum_specials_image_livery";
  DROP TYPE "public"."enum_specials_image_wheels";
  DROP TYPE "public"."enum_specials_image_topic";
  DROP TYPE "public"."enum_specials_image_circuit";
  DROP TYPE "public"."enum_specials_image_helmet";
  DROP TYPE "public"."enum_specials_image_medal";
  DROP TYPE "public"."enum_specials_image_item";
  DROP TYPE "public"."enum_specials_status";
  DROP TYPE "public"."enum__specials_v_version_audience";
  DROP TYPE "public"."enum__specials_v_version_category";
  DROP TYPE "public"."enum__specials_v_version_image_source";
  DROP TYPE "public"."enum__specials_v_version_image_vehicle";
  DROP TYPE "public"."enum__specials_v_version_image_scene";
  DROP TYPE "public"."enum__specials_v_version_image_view";
  DROP TYPE "public"."enum__specials_v_version_image_livery";
  DROP TYPE "public"."enum__specials_v_version_image_wheels";
  DROP TYPE "public"."enum__specials_v_version_image_topic";
  DROP TYPE "public"."enum__specials_v_version_image_circuit";
  DROP TYPE "public"."enum__specials_v_version_image_helmet";
  DROP TYPE "public"."enum__specials_v_version_image_medal";
  DROP TYPE "public"."enum__specials_v_version_image_item";
  DROP TYPE "public"."enum__specials_v_version_status";
  DROP TYPE "public"."enum__specials_v_published_locale";
  DROP TYPE "public"."enum_stock_imports_status";`)
  await db.execute(sql`
   DROP TABLE "stock_vehicles" CASCADE;
  DROP TABLE "stock_first_reads" CASCADE;`)
}
