import {
  mailApprovalCode,
  openApproval,
  readApproval,
  signApproval,
} from '../../../service/contract/approvals.ts';
import { simulateDeposit } from '../../../service/contract/deposits.ts';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';
import { callService } from '../ui/call-service.ts';
import { showLocalTimes } from './local-times.ts';
import { translateError } from './translate-error.ts';

/** The width at which the frozen pages are laid out. */
const pageWidth = 1280;
const codeLength = 6;
const id = (): string => document.body.dataset['id'] ?? '';

function find(selector: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Scales the frozen page from desktop width to the frame that shows it. */
function scaleFrame(): void {
  const view = find('.view');
  if (!view) return;
  const scale = (): void => {
    view.style.setProperty('--scale', String(view.clientWidth / pageWidth));
    view.dataset['scaled'] = '';
  };
  new ResizeObserver(scale).observe(view);
  scale();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.bar nav a')];
  for (const link of links)
    link.addEventListener('click', () => {
      for (const one of links) one.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'page');
    });
}

/**
 * Reports that the client has opened the page, on the first interaction. Programs that open links
 * do not interact.
 */
function reportOpened(): void {
  const kinds = ['pointerdown', 'keydown', 'scroll'] as const;
  const report = (): void => {
    for (const kind of kinds) removeEventListener(kind, report);
    void callService(openApproval, { params: { id: id() } });
  };
  for (const kind of kinds) addEventListener(kind, report, { passive: true });
}

/** A sentence of the page, which the service has filled in the client's language. */
function pageText({ dataset }: HTMLElement, name: string): string {
  return dataset[name] ?? '';
}

/** Shows an error at a field, or removes it. */
function setFault(name: string, sentence: string | undefined): void {
  const place = find(`#${name}-fault`);
  const field = find(`#${name}`);
  if (place) {
    place.textContent = sentence ?? '';
    place.hidden = sentence === undefined;
  }
  if (!field) return;
  if (sentence === undefined) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${name}-fault`);
  }
}

const fieldNames = ['name', 'code', 'consent'] as const;

/** Shows the errors at their fields, and focuses the first one. */
function showFaults(faults: Readonly<Record<string, string>>, other?: string): void {
  for (const name of fieldNames) setFault(name, faults[name]);
  const rest = fieldNames.some((name) => faults[name] !== undefined) ? undefined : other;
  setFault('form', rest);
  const first = fieldNames.find((name) => faults[name] !== undefined);
  if (first !== undefined) find(`#${first}`)?.focus();
}

/** The request has ended meanwhile, so its page has changed. */
function isOver({ code }: ErrorReply): boolean {
  return ['withdrawn', 'superseded', 'already_signed', 'expired', 'gone'].includes(code);
}

/** Shows the digits of one input in six cells. */
function drawCells(input: HTMLInputElement): void {
  const cells = [...document.querySelectorAll<HTMLElement>('.cells span')];
  const draw = (): void => {
    const digits = input.value.replaceAll(/\D/gu, '').slice(0, codeLength);
    if (input.value !== digits) input.value = digits;
    cells.forEach((cell, index) => {
      cell.textContent = digits[index] ?? '';
      cell.toggleAttribute('data-here', index === Math.min(digits.length, codeLength - 1));
    });
  };
  input.addEventListener('input', draw);
  draw();
}

/** The button that mails a code, and counts down until another one is allowed. */
function startCodes(form: HTMLFormElement): void {
  const button = find('[data-mail-code]');
  const status = find('[data-said]');
  if (!button || !status) return;
  let againAt = Date.parse(form.dataset['again'] ?? '') || 0;
  let isSent = againAt > 0;
  let isBusy = false;
  const show = (): void => {
    const left = Math.ceil((againAt - Date.now()) / 1000);
    button.setAttribute('aria-disabled', String(left > 0 || isBusy));
    if (left > 0 && left <= 60)
      button.textContent = pageText(form, 'resendIn').replace('{n}', String(left));
    else if (isSent) button.textContent = pageText(form, 'resend');
  };
  setInterval(show, 1000);
  show();
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    isBusy = true;
    status.textContent = '';
    void callService(mailApprovalCode, { params: { id: id() } }).then((result) => {
      isBusy = false;
      if (result.ok) {
        // By this device's clock, which may differ from the service's.
        againAt = Date.now() + 60_000;
        isSent = true;
        setFault('code', undefined);
        status.textContent = pageText(form, 'codeSent');
        find('#code')?.focus();
      } else if (isOver(result.error)) window.location.reload();
      else status.textContent = translateError(result.error);
      show();
    });
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const values = new FormData(form);
  const text = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [name, code] = [text('name'), text('code').replaceAll(/\s/gu, '')];
  const faults = {
    ...(name === '' && { name: pageText(form, 'nameNeeded') }),
    ...(!/^\d{6}$/u.test(code) && { code: pageText(form, 'codeNeeded') }),
    ...(values.get('consent') === null && { consent: pageText(form, 'consentNeeded') }),
  };
  showFaults(faults);
  if (Object.keys(faults).length > 0) return;
  const result = await callService(signApproval, {
    params: { id: id() },
    body: { name, code, consent: true },
  });
  const pay = form.dataset['pay'];
  if (result.ok && pay !== undefined) window.location.assign(pay);
  else if (result.ok || isOver(result.error)) window.location.reload();
  else showFaults(result.error.fields ?? {}, translateError(result.error));
}

function startSigning(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('.main');
  const input = document.querySelector<HTMLInputElement>('#code');
  if (input) drawCells(input);
  startCodes(form);
  for (const name of fieldNames)
    find(`#${name}`)?.addEventListener('input', () => setFault(name, undefined));
  let isBusy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    button?.setAttribute('aria-busy', 'true');
    void send(form).finally(() => {
      isBusy = false;
      button?.removeAttribute('aria-busy');
    });
  });
}

/** The footer links to the form until the form is in view. */
function hideFooterAtForm(): void {
  const foot = find('[data-foot]');
  const form = document.querySelector('[data-sign]');
  if (!foot || !form) return;
  // Content behind the footer does not count as in view.
  const options = { rootMargin: `0px 0px -${foot.offsetHeight}px` };
  new IntersectionObserver(([entry]) => {
    foot.hidden = entry?.isIntersecting === true;
  }, options).observe(form);
}

function startSimulation(): void {
  const button = find('[data-simulate]');
  button?.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    void callService(simulateDeposit, { params: { id: id() } }).then((result) => {
      if (result.ok) window.location.reload();
      else setFault('pay', translateError(result.error));
      button.removeAttribute('aria-busy');
    });
  });
}

/** After a payment, the page waits until Stripe has notified the service. */
function awaitPayment(): void {
  if (!find('.pay a')) return;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (looks > 60) clearInterval(timer);
    if (document.visibilityState !== 'visible') return;
    void callService(readApproval, { params: { id: id() } }).then((result) => {
      if (result.ok && result.reply.deposit?.state === 'paid') window.location.reload();
    });
  }, 5000);
}

/** Starts the page of a request. */
export function startApproval(): void {
  document.documentElement.classList.add('has-script');
  showLocalTimes();
  scaleFrame();
  const form = document.querySelector<HTMLFormElement>('[data-sign]');
  if (form) {
    startSigning(form);
    reportOpened();
    hideFooterAtForm();
  }
  startSimulation();
  awaitPayment();
}
