import { defineTexts } from '@rad-wallet/ui/messages';
import { brand } from './brand';

/** Malay messages for the pages of this wallet; English replaces missing ones. */
export const malay = defineTexts({
  common: {
    back: 'Kembali',
    cancel: 'Batal',
    close: 'Tutup',
    continue: 'Teruskan',
    tryAgain: 'Cuba lagi',
    loading: 'Memuatkan',
    clearSearch: 'Kosongkan carian',
    optional: 'Pilihan',
    completeFields: 'Lengkapkan ruangan di halaman ini dahulu.',
    enterAmount: 'Masukkan jumlah melebihi 0.',
    free: 'Percuma',
    skipToContent: 'Langkau ke kandungan',
    step: 'Langkah {step, number} daripada {total, number}',
    loadFailed: 'Kandungan ini tidak dapat dimuatkan',
    loadFailedHint: 'Semak sambungan anda, kemudian cuba lagi.',
    notifications: 'Pemberitahuan',
    dismiss: 'Ketepikan',
    available: 'Baki tersedia: {amount}',
    balanceFailed: 'Baki anda tidak dapat dimuatkan.',
  },
  balance: { total: 'Jumlah baki' },
  contacts: {
    lastAmount: 'Terakhir: {amount}',
    failed: 'Kenalan anda tidak dapat dimuatkan',
  },
  currency: { spoken: '{amount} {currency}' },
  field: {
    tooManyDecimals:
      '{max, plural, =0 {Masukkan jumlah bulat tanpa perpuluhan.} other {Gunakan paling banyak # tempat perpuluhan.}}',
  },
  payment: {
    amount: 'Jumlah',
    noContacts: 'Tiada kenalan terkini',
    noContactsHint: 'Belum ada kenalan untuk dipilih.',
    inDoubt: {
      title: 'Belum Diketahui',
      noticeTitle: 'Kami tidak tahu sama ada wang telah dihantar',
      notice:
        'Belum ada jawapan. Anda boleh semak semula pada bila-bila masa: bayaran yang sama tidak dibuat dua kali. Jika anda kembali, bayaran ini kekal terbuka.',
      payee: 'Kepada',
      check: 'Semak semula',
      checking: 'Menyemak...',
      somethingElse: 'Buat perkara lain',
    },
    repeat: {
      title: 'Ulangi bayaran ini?',
      sent: 'Anda menghantar {amount} kepada {payee} {minutes, plural, =0 {kurang daripada seminit} other {# minit}} yang lalu. Hantar lagi?',
      sendAgain: 'Hantar lagi',
    },
  },
  sendMoney: {
    title: 'Hantar Wang',
    subtitle: 'Pilih penerima',
    progress: 'Menghantar wang',
    search: 'Cari kenalan',
    recentContacts: 'Kenalan terkini',
    amountTitle: 'Masukkan jumlah',
    amount: 'Jumlah ({currency})',
    to: 'Kepada {name}',
    message: 'Mesej',
    messagePlaceholder: 'Untuk apa?',
    confirmTitle: 'Sahkan pindahan',
    recipient: 'Kepada',
    phone: 'Telefon',
    amountTerm: 'Jumlah',
    fee: 'Yuran',
    total: 'Jumlah besar',
    ...(brand.isShariahCompliant
      ? {
          notice: 'Patuh Syariah dan serta-merta',
          noticeText: `Pindahan ini patuh Syariah dan tiba serta-merta dalam rangkaian ${brand.name}.`,
        }
      : {
          notice: 'Serta-merta',
          noticeText: `Pindahan ini tiba serta-merta dalam rangkaian ${brand.name}.`,
        }),
    send: 'Hantar {amount}',
    sending: 'Menghantar...',
    sentTitle: 'Pindahan Berjaya',
    sentText: '{amount} telah dihantar kepada {name}.',
    redirect: 'Membawa anda kembali ke dompet…',
    backToFunds: 'Kembali ke dompet',
    toasts: {
      sendAccountError: {
        title: 'Ralat Akaun',
        description: 'Tiada akaun {home} untuk menghantar wang.',
      },
    },
  },
  toasts: {
    invalidAmount: {
      title: 'Jumlah Tidak Sah',
      description: 'Masukkan jumlah yang sah melebihi 0.',
    },
    accountsNotLoaded: {
      title: 'Akaun tidak dimuatkan',
      description: 'Akaun anda tidak dapat dimuatkan. Semak sambungan anda, kemudian cuba lagi.',
    },
    sendInsufficientBalance: {
      title: 'Baki Tidak Mencukupi',
      description: 'Baki tersedia anda ialah {amount}. Masukkan jumlah yang lebih rendah.',
    },
    transferFailed: {
      title: 'Pindahan Gagal',
      description: 'Wang tidak dapat dihantar. Cuba lagi.',
    },
    noAnswerYet: {
      title: 'Belum Ada Jawapan',
      description: 'Masih belum diketahui sama ada bayaran anda telah dibuat.',
    },
  },
});
