import { bandNames } from "@su-turrone/contract/bands";
import { type ReactNode, useState } from "react";
import { Bands, BandStrip, Label, WordMark } from "~/ui/Band";
import { Button, LinkButton } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { EmailField, Field, Select, TextArea } from "~/ui/Field";
import * as icons from "~/ui/icons";
import { Notice } from "~/ui/Notice";
import { Picture } from "~/ui/Picture";
import { ProgressLine } from "~/ui/ProgressLine";
import { Stars } from "~/ui/Stars";
import { Stepper } from "~/ui/Stepper";

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="text-2xl">{title}</h2>
    <div className="mt-6 grid gap-8 sm:grid-cols-2">{children}</div>
  </section>
);

export const Sample = ({ state, children }: { state: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-2 text-sm text-chestnut">{state}</h3>
    {children}
  </div>
);

// full class names, because Tailwind only generates classes it finds in the source
const backgrounds = [
  ["wafer", "bg-wafer text-almond"],
  ["linen", "bg-linen text-almond"],
  ["sand", "bg-sand text-almond"],
  ["band", "bg-band text-on-band"],
  ["almond", "bg-almond text-wafer"],
] as const;

const textColours = [
  ["almond", "text-almond"],
  ["chestnut", "text-chestnut"],
  ["ink", "text-ink"],
  ["leaf", "text-leaf"],
  ["pomegranate", "text-pomegranate"],
] as const;

const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl"] as const;

export const Foundations = () => (
  <Chapter title="Foundations">
    <Sample state="Backgrounds with their text colours">
      {backgrounds.map(([name, className]) => (
        <p key={name} className={`px-3 py-2 ${className}`}>
          {name}
        </p>
      ))}
    </Sample>
    <Sample state="Text">
      {textColours.map(([name, className]) => (
        <p key={name} className={className}>
          {name}
        </p>
      ))}
    </Sample>
    <Sample state="Sizes">
      {sizes.map((size) => (
        <p key={size} className={`font-display ${size}`}>
          {size}
        </p>
      ))}
    </Sample>
    <Sample state="Strip, word mark and label">
      <BandStrip />
      <WordMark />
      <Bands bands={bandNames} className="mt-4 h-8" />
      <div data-band="mirto" className="mx-auto w-56">
        <Label>
          <span className="font-display text-lg">Torrone al mirto</span>
        </Label>
      </div>
    </Sample>
    <Sample state="Icons">
      <ul className="flex flex-wrap gap-4">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="text-xs text-chestnut">
            <Icon className="size-6" />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  </Chapter>
);

const buttonVariants = ["primary", "secondary", "quiet"] as const;

const steps = [
  { label: "Information", to: "?step=1" },
  { label: "Payment", to: "?step=2" },
  { label: "Confirm" },
];

const Buttons = () => (
  <Chapter title="Buttons">
    {buttonVariants.map((variant) => (
      <Sample key={variant} state={variant}>
        <Button variant={variant} type="button">
          Add to cart
        </Button>
      </Sample>
    ))}
    <Sample state="Busy">
      <Button type="button" aria-disabled="true">
        Adding …
      </Button>
    </Sample>
    <Sample state="Link styled as a button">
      <LinkButton to="?">To the cart</LinkButton>
    </Sample>
    <Sample state="Wide">
      <Button wide type="button">
        Order now, with payment
      </Button>
    </Sample>
  </Chapter>
);

const Fields = () => (
  <Chapter title="Fields">
    <Sample state="Empty">
      <Field label="Full name" />
    </Sample>
    <Sample state="With hint, optional">
      <Field label="Phone" hint="For the courier only" optional="optional" />
    </Sample>
    <Sample state="Filled in">
      <Field label="Town" defaultValue="München" />
    </Sample>
    <Sample state="Invalid">
      <Field id="wrong-code" label="Postal code" defaultValue="8033" error="A postal code has five digits." />
    </Sample>
    <Sample state="E-mail">
      <EmailField label="E-mail" />
    </Sample>
    <Sample state="Several lines">
      <TextArea label="Gift message" hint="Written on a card" />
    </Sample>
    <Sample state="Several lines, invalid">
      <TextArea label="Gift message" error="At most 300 characters." />
    </Sample>
    <Sample state="Choice">
      <Select label="Country">
        <option>Deutschland</option>
        <option>Italia</option>
      </Select>
    </Sample>
    <Sample state="Choice, invalid">
      <Select label="Province" error="Please choose one.">
        <option value="">–</option>
      </Select>
    </Sample>
  </Chapter>
);

function Drawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your cart" closeLabel="Close">
        <p>Its content.</p>
      </Dialog>
    </>
  );
}

const Messages = () => (
  <Chapter title="Messages">
    {(["info", "success", "error"] as const).map((kind) => (
      <Sample key={kind} state={kind}>
        <Notice kind={kind} title="Title of the notice">
          <p>What happened and what the visitor can do.</p>
        </Notice>
      </Sample>
    ))}
    <Sample state="Above a refused form">
      <ErrorSummary
        title="Please check one entry:"
        errors={[{ id: "wrong-code", message: "A postal code has five digits." }]}
      />
    </Sample>
    <Sample state="Dialog">
      <Drawer />
    </Sample>
    <Sample state="Progress">
      <Progress />
    </Sample>
  </Chapter>
);

function Progress() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Show at the top of the screen
      </Button>
      {shown && <ProgressLine />}
    </>
  );
}

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Messages />
    <Chapter title="Steps, stars, pictures">
      {steps.map((step, index) => (
        <Sample key={step.label} state={`Step ${index + 1} of ${steps.length}`}>
          <Stepper label={`Checkout at ${step.label}`} steps={steps} current={index} />
        </Sample>
      ))}
      {[0, 3.6, 5].map((value) => (
        <Sample key={value} state={`${value} stars`}>
          <Stars value={value} />
        </Sample>
      ))}
      <Sample state="Picture">
        <Picture
          src="site/process-1"
          alt=""
          width={1600}
          height={1200}
          sizes="(min-width: 36rem) 46vw, 92vw"
          className="aspect-4/3 object-cover"
        />
      </Sample>
    </Chapter>
  </>
);
